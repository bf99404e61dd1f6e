import { uploadOld } from "@envoi/testkit";
import { generatorBytes } from "../../support/generator-bytes.ts";
import { ORIGIN } from "./cluster.ts";
import type { Call } from "./steady-calls.ts";

const asJson = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

const BEACON = { now: 1, session_id: 1, lang: "en", platform: "web", events: [] };

/** Creates an upload, and at least one request to each service that serves requests. */
export async function everydayCalls(): Promise<Call[]> {
  const { id, ownerToken } = await uploadOld(ORIGIN, generatorBytes(10_000));
  return [
    { name: "exists", path: `/api/exists/${id}` },
    { name: "info", path: `/api/info/${id}`, init: asJson({ owner_token: ownerToken }) },
    { name: "config", path: "/config" },
    { name: "link", path: `/download/${id}/` },
    { name: "page", path: "/" },
    { name: "beacon", path: "/api/metrics", init: asJson(BEACON) },
    { name: "params", path: `/api/params/${id}`, init: asJson({ owner_token: ownerToken, dlimit: 5 }) },
  ];
}
