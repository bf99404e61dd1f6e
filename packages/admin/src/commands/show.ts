import type { Command } from "../command.ts";
import { fields } from "../table.ts";
import { uploadIdIn } from "../upload-id.ts";

export const show: Command = {
  name: "show",
  args: ["ID"],
  usage: ["the state of an upload, also after its end"],
  async run({ args: [text = ""], json, print, call }) {
    const upload = (await call("GET", `/uploads/${uploadIdIn(text)}`)) as Record<string, unknown>;
    (json ? [JSON.stringify(upload)] : fields(upload)).forEach(print);
    return 0;
  },
};
