import type { Command, Option } from "commander";

export const SHELLS = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof SHELLS)[number];

/** How to complete a word: with one of these words, as a path, or not at all. */
type Values = readonly string[] | "files" | "none";
/** `values`: those of the option's argument; `null` if it has none. */
type Flag = { flags: readonly string[]; values: Values | null; description: string };
/** `group`: the command that contains this one; `null` if none does. */
type Choice = {
  names: readonly string[];
  flags: readonly Flag[];
  values: Values;
  description: string;
  group: string | null;
};

/**
 * A completion script, generated from the program's definition. It consists of fixed words, so completing never runs the
 * program and never evaluates what the user has typed.
 */
export function formatCompletion(program: Command, shell: Shell): string {
  const shared = describeFlags(program);
  const help = program.createHelp();
  const commands = help.visibleCommands(program);
  const names = commands.flatMap((command) => [command.name(), ...command.aliases()]);
  const choices = commands.flatMap((command) => {
    const choice = describeCommand(command, null);
    if (choice.names.includes("help")) return [{ ...choice, values: names }];
    const parts = command.commands.map((part) => describeCommand(part, command.name()));
    return parts.length === 0 ? [choice] : [{ ...choice, values: parts.flatMap((part) => part.names) }, ...parts];
  });
  return { bash: formatBash, zsh: formatZsh, fish: formatFish }[shell](shared, choices);
}

function describeCommand(command: Command, group: string | null): Choice {
  const [argument] = command.registeredArguments;
  const values = argument?.argChoices ?? (argument?.name() === "path" ? "files" : "none");
  const names = [command.name(), ...command.aliases()];
  const flags = describeFlags(command).filter((flag) => !flag.flags.includes("--help"));
  return { names, flags, values, description: command.description(), group };
}

function describeFlags(command: Command): Flag[] {
  const help = command.createHelp();
  return help.visibleOptions(command).map((option) => ({
    flags: [option.short, option.long].filter((flag) => typeof flag === "string"),
    values: option.required || option.optional ? valuesOf(option) : null,
    description: option.description,
  }));
}

function valuesOf({ argChoices, flags }: Option): Values {
  return argChoices ?? (/<(?:file|path)>/.test(flags) ? "files" : "none");
}

const listFlags = (flags: readonly Flag[]) => flags.flatMap((flag) => flag.flags);

/** The words that choose a command, as a pattern that bash and zsh share. */
const patternOf = ({ group }: Pick<Choice, "group">, name: string) => (group === null ? name : `'${group} ${name}'`);

const patternsOf = (choice: Choice) => choice.names.map((name) => patternOf(choice, name)).join("|");

/** Sets `kind` and `list` from `command`, `previous` and `current`, in the syntax that bash and zsh share. */
function formatCases(shared: readonly Flag[], choices: readonly Choice[]): string {
  const scopes = [{ names: ["*"], flags: shared, group: null }, ...choices];
  const values = scopes.flatMap((scope) =>
    scope.flags.flatMap((flag) => {
      if (flag.values === null) return [];
      const patterns = scope.names.flatMap((name) => flag.flags.map((text) => `${patternOf(scope, name)}:${text}`));
      return [`    ${patterns.join("|")}) ${setValues(flag.values)} ;;`];
    }),
  );
  const flags = choices.map(
    (choice) => `      ${patternsOf(choice)}) ${setValues(listFlags([...choice.flags, ...shared]))} ;;`,
  );
  const args = choices.map((choice) => `      ${patternsOf(choice)}) ${setValues(choice.values)} ;;`);
  return `  case $command:$previous in
${values.join("\n")}
    *) case $current in
    -*) case $command in
${flags.join("\n")}
      *) ${setValues(listFlags(shared))} ;;
      esac ;;
    *) case $command in
      '') ${setValues(choices.flatMap(({ names, group }) => (group === null ? names : [])))} ;;
${args.join("\n")}
      esac ;;
    esac ;;
  esac`;
}

function setValues(values: Values): string {
  return typeof values === "string" ? `kind=${values}` : `kind=words list='${values.join(" ")}'`;
}

/** Finds the command, of one or two words, before the cursor, in the syntax that bash and zsh share. */
function formatSearch(
  shared: readonly Flag[],
  choices: readonly Choice[],
  { word, first, end }: { word: string; first: number; end: string },
): string {
  const groups = new Set(choices.flatMap(({ group }) => group ?? []));
  const withValue = listFlags(shared.filter(({ values }) => values !== null));
  return `  for ((i = ${first}; i < ${end}; i++)); do
    case ${word} in
    ${withValue.join("|")}) ((i++)) ;;
    -*) ;;
    *)
      command="\${command:+$command }${word}"
      case $command in
      ${[...groups].join("|")}) ;;
      *) break ;;
      esac ;;
    esac
  done`;
}

function formatBash(shared: readonly Flag[], choices: readonly Choice[]): string {
  return `# Completion of envoi for bash: source <(envoi completion bash)
_envoi() {
  local i command= kind=none list= current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  # Bash splits --option=value into three words.
  if [[ $current == = ]]; then
    current=
  elif [[ $previous == = ]]; then
    previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
${formatSearch(shared, choices, { word: `\${COMP_WORDS[i]}`, first: 1, end: "COMP_CWORD" })}
${formatCases(shared, choices)}
  COMPREPLY=()
  if [[ $kind == words ]]; then
    COMPREPLY=($(compgen -W "$list" -- "$current"))
  fi
  if [[ $kind != files ]]; then
    compopt +o default 2>/dev/null
  fi
}
complete -o default -F _envoi envoi`;
}

function formatZsh(shared: readonly Flag[], choices: readonly Choice[]): string {
  return `#compdef envoi
# Completion of envoi for zsh: source <(envoi completion zsh), or save it as _envoi in a folder of $fpath.
_envoi() {
  local i command= kind=none list= current=$words[CURRENT] previous=$words[CURRENT-1]
${formatSearch(shared, choices, { word: "$words[i]", first: 2, end: "CURRENT" })}
${formatCases(shared, choices)}
  case $kind in
    words) compadd -- \${=list} ;;
    files) _files ;;
  esac
}
if [[ $funcstack[1] == _envoi ]]; then
  _envoi "$@"
else
  if (( ! $+functions[compdef] )); then
    autoload -Uz compinit
    compinit -i
  fi
  compdef _envoi envoi
fi`;
}

function formatFish(shared: readonly Flag[], choices: readonly Choice[]): string {
  const groups = new Set(choices.flatMap(({ group }) => group ?? []));
  const lines = choices.flatMap(({ names, flags, values, description, group }) => {
    const seen = `__fish_seen_subcommand_from ${names.join(" ")}`;
    // Groups contain commands that are named like others.
    const outside = groups.has(names[0] ?? "")
      ? []
      : [...groups].map((name) => `not __fish_seen_subcommand_from ${name}`);
    const place = group === null ? outside : [`__fish_seen_subcommand_from ${group}`];
    const isChosen = `-n '${[...place, seen].join("; and ")}'`;
    if (group !== null) return [...flags.map((flag) => `complete -c envoi ${isChosen}${formatFishFlag(flag)}`)];
    return [
      `complete -c envoi -n __fish_use_subcommand -f -a '${names.join(" ")}' -d ${quoteFish(description)}`,
      `complete -c envoi ${isChosen}${formatFishValues(values, "-f")}`,
      ...flags.map((flag) => `complete -c envoi ${isChosen}${formatFishFlag(flag)}`),
    ];
  });
  return `# Completion of envoi for fish: envoi completion fish | source
complete -c envoi -e
${[...shared.map((flag) => `complete -c envoi${formatFishFlag(flag)}`), ...lines].join("\n")}`;
}

function formatFishFlag({ flags, values, description }: Flag): string {
  const names = flags.map((flag) => (flag.startsWith("--") ? ` -l ${flag.slice(2)}` : ` -s ${flag.slice(1)}`));
  return `${names.join("")}${values === null ? "" : formatFishValues(values, "-x")} -d ${quoteFish(description)}`;
}

/** @param only - the option by which fish completes no files */
function formatFishValues(values: Values, only: "-f" | "-x"): string {
  if (values === "files") return only === "-x" ? " -r -F" : " -F";
  return values === "none" ? ` ${only}` : ` ${only} -a '${values.join(" ")}'`;
}

function quoteFish(text: string): string {
  return `'${text.replace(/['\\]/g, "\\$&")}'`;
}
