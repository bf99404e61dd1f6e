import { NON_ATOMIC, PLANTED_BUGS, plant } from "@envoi/simulator/planted-bugs";

// Loaded with `--import` before a service, to plant bugs in it.
for (const bug of PLANTED_BUGS) if (NON_ATOMIC.includes(bug.name)) plant(bug);
