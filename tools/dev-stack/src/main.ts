import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { MissingPrograms, type ProgramName, programsFor, providePrograms } from "@envoi/backing-stores";
import {
  ConfigError,
  checkExtraCertificates,
  cleanVariables,
  createLog,
  readSettingsFiles,
  warnOfIneffectiveSettings,
} from "@envoi/platform";
import { parseCommandLine, type StackCommand, type StackOptions } from "./command-line.ts";
import { writeComposeFiles } from "./compose/compose-files.ts";
import { askStack, formatProcesses, serveControl } from "./control.ts";
import { writeKubernetesSecrets } from "./kubernetes/kubernetes-secrets.ts";
import { openOperatorSettings, readCommandSettings } from "./operator-settings.ts";
import { ROOT } from "./root.ts";
import { showLogs } from "./show-logs.ts";
import { readStackConfig, startStack } from "./stack.ts";
import { StackError } from "./stack-error.ts";
import { listenToSignals } from "./stack-signals.ts";
import { endLeftovers } from "./state-file.ts";

const say = (line: string) => void process.stderr.write(`envoi: ${line}\n`);

const MINIO_PROGRAMS: readonly ProgramName[] = ["minio", "mc"];

function choosePrograms({ objectStore }: StackOptions): ProgramName[] {
  const names = programsFor("stack");
  return objectStore === "minio" ? names : [...names.filter((name) => !MINIO_PROGRAMS.includes(name)), "seaweedfs"];
}

async function run(options: StackOptions): Promise<void> {
  const signals = listenToSignals(say);
  const files = readSettingsFiles(process.execArgv);
  checkExtraCertificates(process.env);
  const variables = { ...cleanVariables(process.env), ...(options.direct && { DIRECT_TRANSFERS: "true" }) };
  const settings = openOperatorSettings(
    variables,
    files.map(({ file }) => resolve(file)),
  );
  const config = readStackConfig(options, variables);
  const log = createLog({ level: config.logLevel, service: "stack" });
  warnOfIneffectiveSettings(variables, files, log, { passesOn: true });
  await providePrograms(choosePrograms(options), { variables, say });
  await mkdir(options.dataDirectory, { recursive: true, mode: 0o700 });
  await endLeftovers(options.dataDirectory, say);
  const stack = await startStack(options, { config, settings, log, say }, signals.start);
  const control = await serveControl(options.dataDirectory, stack);
  process.stdout.write(`Envoi is ready at ${config.baseUrl}\n`);
  signals.attach(stack, async () => control[Symbol.asyncDispose]());
}

async function carryOut(command: StackCommand): Promise<void> {
  switch (command.kind) {
    case "run":
      return run({ ...command.options, dataDirectory: resolve(command.options.dataDirectory) });
    case "compose-files":
      return writeComposeFiles(join(ROOT, "deploy/compose/secrets"));
    case "kubernetes-secrets":
      return say(`written: ${await writeKubernetesSecrets(join(ROOT, "deploy/k8s/secrets"))}`);
    case "logs":
      return showLogs(resolve(command.dataDirectory), command, (line) => void process.stdout.write(`${line}\n`));
    case "ask": {
      const files = readSettingsFiles(process.execArgv).map(({ file }) => resolve(file));
      const { processes, warnings } = await askStack(
        resolve(command.dataDirectory),
        command.request,
        readCommandSettings(files, process.env),
      );
      process.stdout.write(`${formatProcesses(processes)}\n`);
      for (const warning of warnings) say(`warning: ${warning}`);
    }
  }
}

try {
  await carryOut(parseCommandLine(process.argv.slice(2)));
} catch (error) {
  const isForPeople = error instanceof ConfigError || error instanceof StackError || error instanceof MissingPrograms;
  say(isForPeople ? error.message : ((error as Error).stack ?? String(error)));
  process.exit(1);
}
