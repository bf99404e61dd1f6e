import { createContext, type ReactNode, useContext } from "react";
import type { UploadSession } from "./upload-session.ts";

const UploadSessionContext = createContext<UploadSession | null>(null);

export function UploadSessionProvider({ session, children }: { session: UploadSession; children: ReactNode }) {
  return <UploadSessionContext value={session}>{children}</UploadSessionContext>;
}

export function useUploadSession(): UploadSession {
  const session = useContext(UploadSessionContext);
  if (session === null) throw new Error("no UploadSessionProvider above");
  return session;
}
