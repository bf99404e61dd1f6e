import type { User } from "../shared/account/account-state.ts";

export function fakeUser(changes: Partial<User> = {}): User {
  return {
    accessToken: "token",
    refreshToken: null,
    renewAtMs: null,
    uid: "0011223344556677",
    email: "ada@example.org",
    displayName: "Ada Lovelace",
    avatar: null,
    avatarDefault: true,
    fileListKey: "AAECAwQFBgcICQoLDA0ODw",
    ...changes,
  };
}
