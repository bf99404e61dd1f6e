import type { Command } from "../command.ts";
import { formatSize, output } from "../table.ts";
import { uploadIdIn } from "../upload-id.ts";

type Claim = {
  name: string;
  kind: string;
  state: string;
  until: string;
  sentBytes: number;
  ranges: { firstByte: number; endByte: number; sentBytes: number }[];
};

export const claims: Command = {
  name: "claims",
  args: ["ID"],
  usage: ["running downloads of an upload, with the ranges that are being sent"],
  async run({ args: [text = ""], json, print, call }) {
    const found = (await call("GET", `/uploads/${uploadIdIn(text)}/claims`)) as Claim[];
    const toRow = ({ name, kind, state, until, sentBytes, ranges }: Claim) => ({
      claim: name,
      kind,
      state,
      sent: formatSize(sentBytes),
      until,
      ranges: ranges.map((range) => `${range.firstByte}-${range.endByte} (${range.sentBytes} sent)`).join(", "),
    });
    output({ json, print }, found, toRow);
    return 0;
  },
};
