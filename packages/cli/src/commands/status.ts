import { parseTokens, secretName } from "../account/tokens.ts";
import type { Context } from "../context.ts";
import { chooseServer, findServer } from "../device/settings.ts";
import { lineForTerminal } from "../output/terminal-text.ts";

/** `envoi status`: shows the server, the account, and where this device stores its secrets. */
export async function status(options: { server?: string }, context: Context): Promise<void> {
  const { output, env, folders } = context;
  const config = await context.readConfig();
  const hasServer = findServer(options.server, { env, config }) !== null;
  const origin = hasServer ? chooseServer(options.server, { env, config }) : null;
  const secrets = await context.openSecrets();
  const tokens = origin === null ? null : parseTokens(await secrets.read(secretName(origin)));
  const { sent, uploads, downloads, deliveries } = await context.openRecords();
  const counts = {
    sent: (await sent.readAll()).sent.length,
    unfinished:
      (await uploads.readAll()).length + (await downloads.readAll()).length + (await deliveries.readAll()).length,
  };
  const secretsIn = await secrets.findPlace();
  const account = env["ENVOI_TOKEN_FILE"] ? "token file" : tokens === null ? null : (tokens.user ?? "signed in");
  output.result({ server: origin, account, secretsIn, state: folders.state, config: folders.config, ...counts }, [
    `Server      ${origin ?? "none; set one with --server"}`,
    `Account     ${lineForTerminal(account ?? "none")}`,
    `Secrets in  ${secretsIn === "keyring" ? "the system keyring" : `${folders.state}, readable only by you`}`,
    `Config      ${folders.config}`,
    `Sent        ${counts.sent} recorded on this device`,
    `Unfinished  ${counts.unfinished}`,
  ]);
}
