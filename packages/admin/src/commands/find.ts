import type { Command } from "../command.ts";
import { output } from "../table.ts";
import { uploadIdIn } from "../upload-id.ts";
import { toRow, type Upload } from "./list.ts";

export const find: Command = {
  name: "find",
  args: ["TEXT"],
  usage: [
    "visible and taken-down uploads, by link or by 4 or more characters of the id; exit code 1 if none match.",
    "What follows # in a link is not sent",
  ],
  async run({ args: [text = ""], json, print, callLines }) {
    const id = uploadIdIn(text);
    const found = await Promise.all(
      [false, true].map(async (takenDown) => {
        const uploads = (await callLines("GET", `/uploads?id=${id}&takenDown=${takenDown}`)) as Upload[];
        return uploads.map((upload) => ({ ...upload, takenDown }));
      }),
    );
    const uploads = found.flat();
    output({ json, print }, uploads, toRow);
    return uploads.length > 0 ? 0 : 1;
  },
};
