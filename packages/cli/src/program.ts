import addCompletion from "@bomb.sh/tab/commander";
import { Command, Option } from "commander";
import { type Context, createContext, type GlobalOptions } from "./context.ts";

export const VERSION = "0.1.0";

const SERVER = () =>
  new Option("-s, --server <server>", "address of the server, or its name in config.json").env("ENVOI_SERVER");
const PASSWORD_FILE = () =>
  new Option("--password-file <file>", "password in the first line of a file; - for standard input");
const collect = (value: string, before: string[]) => [...before, value];

/**
 * All commands and their options: `--help`, the manual and the completions are made from this.
 *
 * @param signal - aborts when the person interrupts
 */
export function createProgram(signal: AbortSignal): Command {
  const program = new Command("envoi")
    .description("Send files that only someone with the link can read.")
    .version(VERSION, "-V, --version", "print the version")
    .option("--json", "print one JSON object instead of text")
    .option("-q, --quiet", "print only the result and errors")
    .option("-v, --verbose", "print more about what happens")
    .option("--no-input", "never ask anything")
    .addOption(
      new Option("--progress <kind>", "how to show progress")
        .choices(["auto", "plain", "json", "none"])
        .default("auto"),
    )
    .addOption(new Option("--color <when>", "use colours").choices(["auto", "always", "never"]).default("auto"))
    .option("--config <file>", "configuration instead of the usual one")
    .showHelpAfterError("(see envoi --help)")
    .configureHelp({ showGlobalOptions: true, sortSubcommands: false })
    .exitOverride();

  /** Runs a command with its means. Commands are loaded when they are used. */
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
    .description("send files, folders, standard input (-) or a note, and print the link")
    .argument("[path...]", "files and folders; - for standard input")
    .addOption(SERVER())
    .option("-e, --expires <duration>", "how long the link works, such as 30m, 12h or 7d")
    .option("-d, --downloads <count>", "how often it can be downloaded; none for as often as the server allows")
    .option("-p, --password", "ask for a password, which recipients need too")
    .addOption(PASSWORD_FILE())
    .option("--strong", "protect the content with the password, not only the access (needs an Envoi server)")
    .option("-t, --title <text>", "title for recipients")
    .option("-m, --message <text>", "message for recipients; - for standard input")
    .option("--from <name>", "your name for recipients; nobody checks it")
    .option("--note <text>", "send this text instead of files; - for standard input")
    .option("-n, --name <name>", "name of a single file, or of standard input")
    .option("--size <bytes>", "length of standard input, so that it is sent while it comes")
    .option("--live", "make the link work while the files are still being sent")
    .option("--compatible", "use only what every Send server and client knows")
    .option("--qr", "show the link as a QR code")
    .option("-c, --copy", "copy the link to the clipboard")
    .option("-x, --exclude <pattern>", "leave out names or paths in folders; can be repeated", collect, [])
    .option("--connections <count>", "connections at once, from 1 to 6")
    .option("--limit-rate <bytes>", "bytes per second at most, such as 500k or 2M")
    .option("--no-history", "record nothing on this device; the upload can't be resumed, changed or listed")
    .action(
      run(async (context, paths: string[], options: object) => {
        const { send } = await import("./commands/send.ts");
        await send(paths, options as Parameters<typeof send>[1], context);
      }),
    );

  program
    .command("receive")
    .alias("download")
    .description("receive what a link has, and print the names of the files")
    .argument("[link]", "the link, in quotes; - for standard input; default: ENVOI_LINK, or asks for it")
    .option("-o, --output <path>", "folder or file name; - for standard output")
    .addOption(PASSWORD_FILE())
    .option("--link-file <file>", "read the link from a file")
    .option("--pick <name>", "receive only this file or folder; can be repeated", collect, [])
    .addOption(
      new Option("--if-exists <what>", "what to do about files that are there already")
        .choices(["fail", "rename", "replace", "skip"])
        .default("fail"),
    )
    .option("--dry-run", "only list the files: no download is counted")
    .option("--limit-rate <bytes>", "bytes per second at most, such as 500k or 2M")
    .action(
      run(async (context, link: string | undefined, options: object) => {
        const { receive } = await import("./commands/receive.ts");
        await receive(link, options as Parameters<typeof receive>[1], context);
      }),
    );

  program
    .command("info")
    .description("tell what a link has, without a download")
    .argument("[link]", "the link, in quotes; - for standard input")
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
    .description("list what was sent from this device")
    .option("--offline", "ask no server")
    .action(
      run(async (context, options: object) => {
        const { list } = await import("./commands/list.ts");
        await list(options, context);
      }),
    );

  program
    .command("change")
    .description("change limits or password of an upload")
    .argument("<upload>", "its id, the beginning of it, its link, or last")
    .option("-d, --downloads <count>", "downloads in all")
    .option("-e, --expires <duration>", "how long the link works from now on")
    .option("-p, --password", "ask for a new password")
    .addOption(PASSWORD_FILE())
    .action(
      run(async (context, upload: string, options: object) => {
        const { change } = await import("./commands/change.ts");
        await change(upload, options, context);
      }),
    );

  program
    .command("delete")
    .description("end links at once")
    .argument("<upload...>", "ids, the beginnings of them, links, or last")
    .action(
      run(async (context, uploads: string[]) => {
        const { deleteSent } = await import("./commands/delete.ts");
        await deleteSent(uploads, context);
      }),
    );

  program
    .command("watch")
    .description("print what happens to uploads, as it happens")
    .argument("[upload...]", "ids, the beginnings of them, links, or last; default: all")
    .action(
      run(async (context, uploads: string[]) => {
        const { watch } = await import("./commands/watch.ts");
        await watch(uploads, context);
      }),
    );

  program
    .command("resume")
    .description("continue what broke off, in either direction")
    .argument("[id]", "the beginning of an id; default: everything")
    .option("--list", "only list what is unfinished")
    .option("--discard", "give it up, and free its space")
    .action(
      run(async (context, id: string | undefined, options: object) => {
        const { resume } = await import("./commands/resume.ts");
        await resume(id, options, context);
      }),
    );

  program
    .command("login")
    .description("sign in, for the limits of an account")
    .addOption(SERVER())
    .option("--browser", "in the browser of this device")
    .option("--device", "by a code that is entered on another device")
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
    .description("tell which server and account are used, and where secrets are kept")
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

  addCompletion(program, { completionCommandName: "completion" });
  return program;
}
