import { type Command, formatQuery, type Outcome, requireReason } from "../command.ts";
import { fields, output } from "../table.ts";

type Letter = {
  id: string;
  consumer: string;
  fact: { id: string; type: string; uploadId?: string } | null;
  error: string;
  at: string;
};

export const listDeadLetters: Command = {
  name: "dead-letters list",
  usage: ["facts that a consumer gave up, newest first; --limit N (20)"],
  options: { limit: { type: "string" } },
  async run({ given, json, print, call }) {
    const query = formatQuery(given, { limit: "limit" });
    const letters = (await call("GET", `/dead-letters${query}`)) as Letter[];
    output({ json, print }, letters, ({ id, consumer, fact, error, at }) => ({
      id,
      consumer,
      fact: fact?.type ?? "not a fact",
      upload: fact?.uploadId ?? "",
      at,
      error,
    }));
    return 0;
  },
};

export const showDeadLetter: Command = {
  name: "dead-letters show",
  args: ["NUMBER"],
  usage: ["one of the latest 1,000"],
  async run({ args: [id = ""], json, print, call }) {
    const letter = (await call("GET", `/dead-letters/${encodeURIComponent(id)}`)) as Letter;
    const { fact, ...about } = letter;
    (json ? [JSON.stringify(letter)] : fields({ ...about, fact: JSON.stringify(fact) })).forEach(print);
    return 0;
  },
};

export const retryDeadLetter: Command = {
  name: "dead-letters retry",
  args: ["NUMBER"],
  usage: ["deliver it again; needs --reason TEXT"],
  options: { reason: { type: "string" } },
  async run({ args: [id = ""], given, json, print, call }) {
    const done = (await call("POST", `/dead-letters/${encodeURIComponent(id)}/retry`, {
      reason: requireReason(given),
    })) as Outcome;
    print(json ? JSON.stringify(done) : `${id} is ${done.outcome.replaceAll("_", " ")}`);
    return done.outcome === "retried" ? 0 : 1;
  },
};
