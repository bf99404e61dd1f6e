import { createDeferred } from "@envoi/client";

const SERVICE = "envoi";
/** Timeout for the keyring, which may be waiting for an absent user or an unresponsive D-Bus. */
const KEYRING_MS = 3_000;

/** The system keyring, with one entry per name. */
export type Keyring = {
  read(name: string): Promise<string | null>;
  write(name: string, secret: string): Promise<void>;
  remove(name: string): Promise<void>;
};

/** @returns `null` if there is no keyring, if it does not respond, or if `ENVOI_KEYRING` is `none` */
export async function openKeyring(env: NodeJS.ProcessEnv): Promise<Keyring | null> {
  if (env["ENVOI_KEYRING"] === "none") return null;
  // If there is no D-Bus session bus, the library would start a daemon of its own.
  if (process.platform === "linux" && !env["DBUS_SESSION_BUS_ADDRESS"]) return null;
  try {
    const { AsyncEntry } = await import("@napi-rs/keyring");
    const keyring: Keyring = {
      read: async (name) => (await inTime(new AsyncEntry(SERVICE, name).getPassword())) ?? null,
      write: async (name, secret) => void (await inTime(new AsyncEntry(SERVICE, name).setPassword(secret))),
      remove: async (name) => void (await inTime(new AsyncEntry(SERVICE, name).deleteCredential()).catch(() => {})),
    };
    await keyring.read("probe");
    return keyring;
  } catch {
    return null;
  }
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = createDeferred<never>();
  const timer = setTimeout(() => late.reject(new Error("the keyring does not respond")), KEYRING_MS);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
