import { type Command, type Outcome, requireReason } from "../command.ts";
import { uploadIdIn } from "../upload-id.ts";

function action(name: string, call: { method: string; path: string }, usage: Command["usage"]): Command {
  return {
    name,
    args: ["ID"],
    usage,
    options: { reason: { type: "string" } },
    async run({ args: [text = ""], given, json, print, call: ask }) {
      const id = uploadIdIn(text);
      const done = (await ask(call.method, `/uploads/${id}${call.path}`, { reason: requireReason(given) })) as Outcome;
      print(json ? JSON.stringify(done) : `${id} is ${done.outcome.replace("_", " ")}`);
      return 0;
    },
  };
}

export const takeDown = action("take-down", { method: "POST", path: "/take-down" }, [
  "hide an upload; running downloads are cut within 10 s; needs --reason TEXT, as do the next two",
]);
export const restore = action("restore", { method: "POST", path: "/restore" }, [
  "show it again, until the time at which it expires",
]);
export const deleteUpload = action("delete", { method: "DELETE", path: "" }, [
  "delete an upload, whether it was taken down or not",
]);
