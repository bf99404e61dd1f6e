import { Argument, Command, Option } from "commander";
import type { ReceiveOptions } from "./commands/receive.ts";
import { formatCompletion, SHELLS, type Shell } from "./completion.ts";
import { type Context, createContext, type GlobalOptions } from "./context.ts";
import { collect, PASSWORD_FILE, SERVER } from "./options.ts";
import { addRequestCommands } from "./request-program.ts";
import type { SendOptions } from "./sending/send-options.ts";

export const VERSION = "0.1.0";

/**
 * All commands and their options: the source of `--help`, the manual and the completions.
 *
 * @param signal - aborts when the user interrupts the program
 */
export function createProgram(signal: AbortSignal): Command {
  const program = new Command("envoi")
    .description("Send files that only someone with the link can read.")
    .version(VERSION, "-V, --version", "print the version")
    .option("--json", "print one JSON object instead of text")
    .option("-q, --quiet", "print only the result and errors")
    .option("-v, --verbose", "print more details")
    .option("--no-input", "never prompt for input")
    .addOption(
      new Option("--progress <kind>", "how to show progress")
        .choices(["auto", "plain", "json", "none"])
        .default("auto"),
    )
    .addOption(new Option("--color <when>", "when to use colours").choices(["auto", "always", "never"]).default("auto"))
    .option("--config <file>", "configuration file to use instead of the default")
    .showHelpAfterError("(see envoi --help)")
    .configureHelp({ showGlobalOptions: true, sortSubcommands: false })
    .exitOverride();

  /** Runs a command with its context. Commands are loaded only when used. */
  function run<Args extends unknown[]>(
    work: (context: Context, ...args: Args) => Promise<void>,
  ): (...given: [...Args, unknown, Command]) => Promise<void> {
    return async (...given) => {
      const command = given.at(-1) as Command;
      const context = createContext(command.optsWithGlobals() as GlobalOptions, signal);
      await work(context, ...(given.slice(0, -1) as unknown as Args));
    };
  }

  program
    .command("send")
    .alias("upload")
    .description("send files, folders, standard input or a note, and print the link")
    .argument("[path...]", "files and folders; - for standard input")
    .addOption(SERVER())
    .option("--request <link>", "send to the person who asks with this link, and print a receipt; - for standard input")
    .option("--request-file <file>", "read the link of the request from a file")
    .option("-e, --expires <duration>", "lifetime of the link, such as 30m, 12h or 7d")
    .option("-d, --downloads <count>", "maximum number of downloads; none for the server's maximum")
    .option("-p, --password", "prompt for a password that recipients will need")
    .addOption(PASSWORD_FILE())
    .option("--strong", "protect the content with the password, not only access to it (Envoi servers only)")
    .option("-t, --title <text>", "title for recipients")
    .option("-m, --message <text>", "message for recipients; - for standard input")
    .option("--from <name>", "your name for recipients; it is not verified")
    .option("--note <text>", "send this text instead of files; - for standard input")
    .option("-n, --name <name>", "name for a single file or standard input")
    .option("--size <bytes>", "length of standard input, to send it while it is still being read")
    .option("--live", "make the link work while files are still being sent")
    .option("--compatible", "use only features that all Send servers and clients support")
    .option("--qr", "show the link as a QR code")
    .option("-c, --copy", "copy the link to the clipboard")
    .option("-x, --exclude <pattern>", "exclude matching names or paths inside folders; repeatable", collect, [])
    .option("--connections <count>", "maximum number of connections, from 1 to 6")
    .option("--limit-rate <bytes>", "maximum bytes per second, such as 500k or 2M")
    .option("--no-history", "record nothing on this device; the upload can't be resumed, changed or listed")
    .action(
      run(async (context, paths: string[], options: SendOptions) => {
        const { send } = await import("./commands/send.ts");
        await send(paths, options, context);
      }),
    );

  program
    .command("receive")
    .alias("download")
    .description("receive the files of a link, and print their paths")
    .argument("[link]", "the link, in quotes; - for standard input; default: ENVOI_LINK or a prompt")
    .option("-o, --output <path>", "folder or file name; - for standard output")
    .addOption(PASSWORD_FILE())
    .option("--link-file <file>", "read the link from a file")
    .option("--pick <name>", "receive only this file or folder; repeatable", collect, [])
    .addOption(
      new Option("--if-exists <what>", "what to do if a file already exists")
        .choices(["fail", "rename", "replace", "skip"])
        .default("fail"),
    )
    .option("--dry-run", "only list the files, without using up a download")
    .option("--limit-rate <bytes>", "maximum bytes per second, such as 500k or 2M")
    .action(
      run(async (context, link: string | undefined, options: ReceiveOptions) => {
        const { receive } = await import("./commands/receive.ts");
        await receive(link, options, context);
      }),
    );

  program
    .command("info")
    .description("show what a link contains, without using up a download; or whether a delivery was collected")
    .argument("[link]", "the link, in quotes, or the receipt of a delivery; - for standard input")
    .addOption(PASSWORD_FILE())
    .option("--link-file <file>", "read the link from a file")
    .action(
      run(async (context, link: string | undefined, options: object) => {
        const { info } = await import("./commands/info.ts");
        await info(link, options, context);
      }),
    );

  program
    .command("list")
    .description("list the uploads and deliveries sent from this device")
    .option("--offline", "do not contact any server")
    .action(
      run(async (context, options: object) => {
        const { list } = await import("./commands/list.ts");
        await list(options, context);
      }),
    );

  program
    .command("change")
    .description("change the limits or password of an upload")
    .argument("<upload>", "its id or the start of it, its link, or last")
    .option("-d, --downloads <count>", "new total number of downloads; none for the server's maximum")
    .option("-e, --expires <duration>", "new lifetime of the link, from now")
    .option("-p, --password", "prompt for a new password")
    .addOption(PASSWORD_FILE())
    .action(
      run(async (context, upload: string, options: object) => {
        const { change } = await import("./commands/change.ts");
        await change(upload, options, context);
      }),
    );

  program
    .command("delete")
    .description("delete uploads immediately")
    .argument("<upload...>", "ids or their first characters, links, or last")
    .action(
      run(async (context, uploads: string[]) => {
        const { deleteSent } = await import("./commands/delete.ts");
        await deleteSent(uploads, context);
      }),
    );

  program
    .command("watch")
    .description("print events of uploads as they happen")
    .argument("[upload...]", "ids or their first characters, links, or last; default: all")
    .action(
      run(async (context, uploads: string[]) => {
        const { watch } = await import("./commands/watch.ts");
        await watch(uploads, context);
      }),
    );

  program
    .command("resume")
    .description("continue interrupted uploads, downloads and collections")
    .argument("[id]", "the start of an id; default: all")
    .option("--list", "only list unfinished transfers")
    .option("--discard", "discard unfinished transfers, and free their space")
    .action(
      run(async (context, id: string | undefined, options: object) => {
        const { resume } = await import("./commands/resume.ts");
        await resume(id, options, context);
      }),
    );

  addRequestCommands(program, run);

  program
    .command("login")
    .description("sign in to use the limits of an account")
    .addOption(SERVER())
    .option("--browser", "sign in with this device's browser")
    .option("--device", "sign in with a code entered on another device")
    .action(
      run(async (context, options: object) => {
        const { login } = await import("./commands/login.ts");
        await login(options, context);
      }),
    );

  program
    .command("logout")
    .description("sign out")
    .addOption(SERVER())
    .action(
      run(async (context, options: object) => {
        const { logout } = await import("./commands/login.ts");
        await logout(options, context);
      }),
    );

  program
    .command("status")
    .description("show the server, the account, and where secrets are stored")
    .addOption(SERVER())
    .action(
      run(async (context, options: object) => {
        const { status } = await import("./commands/status.ts");
        await status(options, context);
      }),
    );

  program
    .command("doctor")
    .description("check what works between this device and the server")
    .addOption(SERVER())
    .action(
      run(async (context, options: object) => {
        const { doctor } = await import("./commands/doctor.ts");
        await doctor(options, context);
      }),
    );

  program
    .command("completion")
    .description("print a script that completes commands and options in a shell")
    .addArgument(new Argument("<shell>", "the shell").choices(SHELLS))
    .action(
      run(async ({ output }, shell: Shell) => {
        const script = formatCompletion(program, shell);
        output.result({ script }, [script]);
      }),
    );

  return program;
}
