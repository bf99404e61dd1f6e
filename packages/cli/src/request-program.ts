import { Argument, type Command, Option } from "commander";
import type { CollectOptions } from "./commands/request/collect.ts";
import type { NewRequestOptions } from "./commands/request/new.ts";
import type { RenewOptions } from "./commands/request/renew.ts";
import type { Context } from "./context.ts";
import { collect, PASSWORD_FILE, SERVER } from "./options.ts";
import type { RequestOptions } from "./requests/find-request.ts";

/** Runs a command with its context. */
type Run = <Args extends unknown[]>(
  work: (context: Context, ...args: Args) => Promise<void>,
) => (...given: [...Args, unknown, Command]) => Promise<void>;

const OWNER_LINK_FILE = () => new Option("--link-file <file>", "read the owner's link from a file");
const REQUEST = () =>
  new Argument("[request]", "its id or the start of it, last, its link, or the owner's link; - for standard input");

/** Adds `envoi request` and its commands. */
export function addRequestCommands(program: Command, run: Run): void {
  const request = program
    .command("request")
    .description("ask others for files, and collect what they send")
    .helpCommand(false);

  request
    .command("new")
    .description("create a request, and print the link for senders")
    .addOption(SERVER())
    .option("-t, --title <text>", "what is asked for")
    .option("-m, --message <text>", "message for senders; - for standard input")
    .option("-w, --wanted <text>", "a file that is wanted; repeatable", collect, [])
    .option("--asker <name>", "your name for senders; it is not verified")
    .option("-k, --kind <type>", "a preferred type of file, such as .pdf or image/*; repeatable", collect, [])
    .option("-d, --deliveries <count>", "maximum number of deliveries; default: 10")
    .option("--each <bytes>", "maximum size of a delivery, such as 500M; default: as for an upload")
    .option("--total <bytes>", "maximum size of all deliveries together, such as 5G; default: as for an upload")
    .option("-e, --expires <duration>", "time during which files can be sent, such as 12h; default: at most 7d")
    .option("-p, --password", "prompt for a password that senders will need")
    .addOption(PASSWORD_FILE())
    .option("--owner-link", "also print the secret link that opens the inbox on another device")
    .option("--qr", "show the link as a QR code")
    .option("-c, --copy", "copy the link to the clipboard")
    .action(
      run(async (context, options: NewRequestOptions) => {
        const { newRequest } = await import("./commands/request/new.ts");
        await newRequest(options, context);
      }),
    );

  request
    .command("list")
    .description("list the requests of this device, or the deliveries of one")
    .addArgument(REQUEST())
    .addOption(OWNER_LINK_FILE())
    .action(
      run(async (context, named: string | undefined, options: RequestOptions) => {
        const { listRequests } = await import("./commands/request/list.ts");
        await listRequests(named, options, context);
      }),
    );

  request
    .command("collect")
    .description("receive deliveries, each into its own folder, and print the paths of their files")
    .addArgument(REQUEST())
    .argument("[delivery...]", "receipts or ids; default: all that have not been collected")
    .option("-o, --output <path>", "folder for the folders of the deliveries")
    .option("--delete", "delete each delivery from the server once it is verified")
    .option("--limit-rate <bytes>", "maximum bytes per second, such as 500k or 2M")
    .addOption(OWNER_LINK_FILE())
    .action(
      run(async (context, named: string | undefined, deliveries: string[], options: CollectOptions) => {
        const { collectRequest } = await import("./commands/request/collect.ts");
        await collectRequest(named, deliveries, options, context);
      }),
    );

  request
    .command("watch")
    .description("print deliveries as they arrive")
    .addArgument(REQUEST())
    .addOption(OWNER_LINK_FILE())
    .action(
      run(async (context, named: string | undefined, options: RequestOptions) => {
        const { watchRequest } = await import("./commands/request/watch.ts");
        await watchRequest(named, options, context);
      }),
    );

  request
    .command("renew")
    .description("replace the link: create a request like another one, and close that one")
    .addArgument(REQUEST())
    .option("-e, --expires <duration>", "time during which files can be sent, such as 12h; default: at most 7d")
    .option("-p, --password", "prompt for a password that senders will need; asked for if they needed one before")
    .addOption(PASSWORD_FILE())
    .option("--owner-link", "also print the secret link that opens the inbox on another device")
    .option("--qr", "show the link as a QR code")
    .option("-c, --copy", "copy the link to the clipboard")
    .addOption(OWNER_LINK_FILE())
    .action(
      run(async (context, named: string | undefined, options: RenewOptions) => {
        const { renewRequest } = await import("./commands/request/renew.ts");
        await renewRequest(named, options, context);
      }),
    );

  request
    .command("close")
    .description("accept no more deliveries, for good, and end those that are being sent")
    .addArgument(REQUEST())
    .addOption(OWNER_LINK_FILE())
    .action(
      run(async (context, named: string | undefined, options: RequestOptions) => {
        const { closeRequest } = await import("./commands/request/end.ts");
        await closeRequest(named, options, context);
      }),
    );

  request
    .command("delete")
    .description("delete a request with all its deliveries")
    .addArgument(REQUEST())
    .addOption(OWNER_LINK_FILE())
    .action(
      run(async (context, named: string | undefined, options: RequestOptions) => {
        const { deleteRequest } = await import("./commands/request/end.ts");
        await deleteRequest(named, options, context);
      }),
    );
}
