import { type Command, formatQuery, type Outcome, requireReason } from "../command.ts";
import { fields, formatSize, table } from "../table.ts";
import { requestIdIn } from "../upload-id.ts";

type FileRequest = {
  id: string;
  isOpen: boolean;
  passwordSet: boolean;
  deliveries: number;
  maxDeliveries: number;
  bytes: number;
  maxBytes: number;
  createdAt: string;
  expiresAt: string;
};
type Delivery = { id: string; bytes: number; state: string; wasCollected: boolean; at: string };

function action(name: string, call: { method: string; path: string }, usage: string): Command {
  return {
    name: `request ${name}`,
    args: ["REQUEST"],
    usage: [usage],
    options: { reason: { type: "string" } },
    async run({ args: [text = ""], given, print, call: ask }) {
      const id = requestIdIn(text);
      const done = (await ask(call.method, `/requests/${id}${call.path}`, { reason: requireReason(given) })) as Outcome;
      print(done, `${id} is ${done.outcome}`);
    },
  };
}

export const requestCommands: readonly Command[] = [
  {
    name: "request list",
    usage: ["requests for files, with what they have received; --limit N (100)"],
    options: { limit: { type: "string" } },
    async run({ given, printAll, callLines }) {
      const requests = (await callLines("GET", `/requests${formatQuery(given, { limit: "limit" })}`)) as FileRequest[];
      printAll(requests, (request) => ({
        id: request.id,
        state: request.isOpen ? "open" : "closed",
        deliveries: `${request.deliveries}/${request.maxDeliveries}`,
        size: `${formatSize(request.bytes)}/${formatSize(request.maxBytes)}`,
        created: request.createdAt,
        expires: request.expiresAt,
        notes: request.passwordSet ? "password" : "",
      }));
    },
  },
  {
    name: "request show",
    args: ["REQUEST"],
    usage: ["a request, by its id or link, with its deliveries, which are uploads"],
    async run({ args: [text = ""], print, call }) {
      const shown = (await call("GET", `/requests/${requestIdIn(text)}`)) as FileRequest & { list: Delivery[] };
      const { list, ...request } = shown;
      const rows = list.map(({ id, bytes, state, at }) => ({ delivery: id, size: formatSize(bytes), state, at }));
      print(shown, [...fields(request), ...(rows.length > 0 ? table(rows) : [])]);
    },
  },
  action(
    "close",
    { method: "POST", path: "/close" },
    "end deliveries, but keep those that are complete; needs --reason TEXT, as does the next",
  ),
  action("delete", { method: "DELETE", path: "" }, "delete a request and all its deliveries"),
];
