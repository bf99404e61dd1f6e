// `npm run package`: builds the files of a release into tools/publish/out/release.
import { buildRelease, RELEASE } from "./build-release.ts";

await buildRelease({ date: new Date().toISOString().slice(0, "yyyy-mm-dd".length) });
process.stdout.write(`${RELEASE}\n`);
