import { DeviceError } from "@envoi/client";

/** Runs `work`, and explains its failure: see `explain`. */
export async function orExplain<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw explain(error, file);
  }
}

/** @returns a DeviceError that says what is wrong with a file, or the cause if it is none of the usual ones */
export function explain(cause: unknown, file: string): unknown {
  const { code, syscall } = cause as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return new DeviceError("no_space", "There is no space left.", { cause });
  if (code === "ELOOP") return unsafe(file);
  if (code === "ENOTDIR" || code === "EEXIST") {
    return new DeviceError("not_a_folder", `${file} can't be created, because something else has that name.`, {
      cause,
    });
  }
  const isNoPlace = code === "ENOENT" && syscall === "mkdir";
  if (code === "EACCES" || code === "EPERM" || code === "EROFS" || isNoPlace) {
    return new DeviceError("not_writable", `${file} can't be written: ${(cause as Error).message}.`, { cause });
  }
  return cause;
}

export function exists(file: string): DeviceError {
  return new DeviceError("exists", `${file} already exists.`);
}

export function unsafe(file: string): DeviceError {
  return new DeviceError(
    "link_in_path",
    `${file} is a link, which could point elsewhere, so nothing is written there.`,
  );
}
