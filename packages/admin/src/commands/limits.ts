import type { Command } from "../command.ts";
import { table } from "../table.ts";

type Places = { service: string; name: string; taken: number; most: number; maxPerNetwork: number | null };
type Quota = { uploadsPerHour: number; bytesPerDay: number };
type Limits = {
  places: Places[];
  quotas: { perNetwork: Quota; perAccount: Quota } | null;
  stored: { perNetworkBytes: number; perAccountBytes: number } | null;
  storage: { softBytes: number; hardBytes: number } | null;
  uploads: object | null;
};

export function placesTable(places: readonly Places[]): string[] {
  return table(
    places.map(({ service, name, taken, most, maxPerNetwork }) => ({
      service,
      limit: name,
      used: taken,
      most,
      "most per network": maxPerNetwork ?? "",
    })),
  );
}

export const limits: Command = {
  name: "limits",
  usage: ["limits of the process at --url and how much of each is used now; quotas in force"],
  async run({ json, print, call }) {
    const found = (await call("GET", "/limits")) as Limits;
    if (json) {
      print(JSON.stringify(found));
      return 0;
    }
    placesTable(found.places).forEach(print);
    const { quotas, stored, storage, uploads } = found;
    if (quotas !== null) {
      const rows = Object.entries(quotas).map(([holder, { uploadsPerHour, bytesPerDay }]) => ({
        quota: holder === "perNetwork" ? "per network" : "per account",
        "uploads per hour": uploadsPerHour || "no limit",
        "bytes per day": bytesPerDay || "no limit",
      }));
      ["", ...table(rows)].forEach(print);
    }
    if (stored !== null) {
      const { perNetworkBytes, perAccountBytes } = stored;
      const row = {
        "bytes stored per network": perNetworkBytes || "no limit",
        "bytes stored per account": perAccountBytes || "no limit",
      };
      ["", ...table([row])].forEach(print);
    }
    if (storage !== null) {
      const { softBytes, hardBytes } = storage;
      const row = { "soft mark of the store": softBytes || "none", "hard mark": hardBytes || "none" };
      ["", ...table([row])].forEach(print);
    }
    if (uploads !== null) {
      const rows = Object.entries(uploads).map(([limit, value]) => ({
        "of uploads": limit,
        value: JSON.stringify(value),
      }));
      ["", ...table(rows)].forEach(print);
    }
    return 0;
  },
};
