import { createHash } from "node:crypto";

export type Person = {
  name: PersonName;
  /** 32 meaningless hex characters, as used by real issuers of either dialect. */
  uid: string;
  email: string;
  password: string;
  displayName: string;
  /** Whether the user has chosen their own profile picture. */
  hasOwnAvatar: boolean;
  /** 32 bytes that never change: list keys of the fxa dialect derive from them. */
  scopedKey: Uint8Array<ArrayBuffer>;
};

export type PersonName = "ada" | "grace";

function person(name: PersonName, displayName: string, hasOwnAvatar: boolean): Person {
  const digest = (purpose: string) => createHash("sha256").update(`${purpose} of ${name}`).digest();
  return {
    name,
    uid: digest("uid").toString("hex").slice(0, 32),
    email: `${name}@example.org`,
    password: `${name}-password`,
    displayName,
    hasOwnAvatar,
    scopedKey: new Uint8Array(digest("scoped key")),
  };
}

/** The sign-in page shows their passwords: nothing here is secret. */
export const PEOPLE: Readonly<Record<PersonName, Person>> = {
  ada: person("ada", "Ada Lovelace", true),
  grace: person("grace", "Grace Hopper", false),
};

export function findPerson(uid: string): Person | null {
  return Object.values(PEOPLE).find((candidate) => candidate.uid === uid) ?? null;
}

/** @returns `null` if no user has this e-mail address and password */
export function personWith(email: string, password: string): Person | null {
  const found = Object.values(PEOPLE).find((candidate) => candidate.email === email.trim().toLowerCase());
  return found?.password === password ? found : null;
}
