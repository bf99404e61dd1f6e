import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from "@sentry/browser";
import { failureCode } from "../transfer/transfer-failure.ts";
import type { Activity } from "./error-reports.ts";
import { scrubEnvelope } from "./scrub-envelope.ts";

type Options = {
  /** The reporting service's URL, which contains a project and its public key. */
  dsn: string;
  version: string;
  origin: string;
};

/** The only transport given to the library; it cleans every report before sending it. */
function createScrubbedTransport(origin: string): typeof makeFetchTransport {
  return (options) => {
    const fetchOptions: RequestInit = { referrerPolicy: "no-referrer", credentials: "omit" };
    const transport = makeFetchTransport({ ...options, fetchOptions });
    return {
      ...transport,
      async send(envelope) {
        const clean = scrubEnvelope(envelope, origin);
        return clean === null ? {} : transport.send(clean);
      },
    };
  };
}

/** A client without instrumentation that reports only the errors passed to it. */
export function createSentryClient({ dsn, version, origin }: Options): BrowserClient {
  const client = new BrowserClient({
    dsn,
    release: `envoi@${version}`,
    transport: createScrubbedTransport(origin),
    stackParser: defaultStackParser,
    integrations: [dedupeIntegration(), linkedErrorsIntegration()],
    dataCollection: { userInfo: false },
    sendClientReports: false,
  });
  client.init();
  return client;
}

export function openSentry(options: Options): (error: unknown, during: Activity) => void {
  const client = createSentryClient(options);
  return (error, during) => {
    const scope = new Scope();
    scope.setClient(client);
    scope.setTags({ code: failureCode(error), during });
    scope.captureException(error);
  };
}
