import { ConfigError } from "@envoi/platform";
import { readOptions } from "./read-options.ts";
import { startIssuer } from "./start-issuer.ts";

try {
  const issuer = await startIssuer(readOptions(process.env));
  process.stdout.write(`the issuer is ready at ${issuer.origin}\n`);
  const end = async () => {
    await issuer.stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void end());
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
