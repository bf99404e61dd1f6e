import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";

/** The Trusted Types policy for the addresses of the page's workers; see `frontend/src/shared/trusted-urls.ts`. */
const WORKER_POLICY = "envoi-workers";

/** Browser features that Envoi never uses, disabled for the page and for embedded content. */
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Policies cannot name IPv6 addresses, and browsers warn about policies that do. */
const isSource = (origin: string) => !origin.includes("[");

/** Origins, other than their own, that pages may connect to and load images from. */
export type PageOrigins = { connect: readonly string[]; images: readonly string[] };

/** One year, as the protocol requires. */
const HSTS_SECONDS = 31_536_000;

/**
 * The security headers, the same for every response.
 *
 * @param options.baseUrl - the public origin
 * @param options.hstsSubdomains - whether HSTS covers all hosts below the host of `baseUrl`, including hosts run by
 *   others
 */
export function securityHeaders(options: {
  baseUrl: string;
  pageOrigins: PageOrigins;
  hstsSubdomains: boolean;
}): Map<string, string> {
  const { baseUrl, pageOrigins, hstsSubdomains } = options;
  const isSecure = baseUrl.startsWith("https:");
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", ...pageOrigins.images],
        // Safari does not treat the page's own wss origin as 'self'.
        "connect-src": ["'self'", ...[baseUrl.replace(/^http/, "ws"), ...pageOrigins.connect].filter(isSource)],
        "worker-src": ["'self'"],
        // For previews: images and text are in sandboxed frames; audio and video come from the service worker, or
        // from the sender's own files.
        "frame-src": ["blob:"],
        "media-src": ["'self'", "blob:"],
        "manifest-src": ["'self'"],
        "frame-ancestors": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "require-trusted-types-for": ["'script'"],
        "trusted-types": [WORKER_POLICY],
      },
    },
    strictTransportSecurity: isSecure && { maxAge: HSTS_SECONDS, includeSubDomains: hstsSubdomains },
    referrerPolicy: { policy: "no-referrer" },
    frameguard: { action: "sameorigin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
  });
  const headers = new Map<string, string>();
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader = (name, value) => {
    headers.set(name, String(value));
    return response;
  };
  // Sets the headers synchronously, because none is computed per request.
  setHeaders(response.req, response, () => {});
  return headers.set("Permissions-Policy", UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "));
}
