import type { RequestHandler } from "express";
import helmet from "helmet";

/** The policy that the page makes the addresses of its workers by; see `frontend/src/shared/trusted-urls.ts`. */
const WORKER_POLICY = "envoi-workers";

/** What a browser could do and Envoi never asks for, for the page and for whatever would be embedded in it. */
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

/** Origins that pages may speak to, and take images from, beside their own. */
export type PageOrigins = { connect: readonly string[]; images: readonly string[] };

/** A year, as the protocol has it. */
const HSTS_SECONDS = 31_536_000;

/**
 * What every answer tells browsers to keep to.
 *
 * @param options.baseUrl - the one public origin
 * @param options.hstsSubdomains - whether all hosts below that of `baseUrl` are to be asked by https only, whoever runs
 *   them
 */
export function securityHeaders(options: {
  baseUrl: string;
  pageOrigins: PageOrigins;
  hstsSubdomains: boolean;
}): RequestHandler[] {
  const { baseUrl, pageOrigins, hstsSubdomains } = options;
  const isSecure = baseUrl.startsWith("https:");
  const permissions = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", ");
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          "default-src": ["'none'"],
          "script-src": ["'self'"],
          "style-src": ["'self'"],
          "img-src": ["'self'", ...pageOrigins.images],
          // Safari does not count the own wss origin as 'self'.
          "connect-src": ["'self'", baseUrl.replace(/^http/, "ws"), ...pageOrigins.connect],
          "worker-src": ["'self'"],
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
    }),
    (_request, response, next) => {
      response.setHeader("Permissions-Policy", permissions);
      next();
    },
  ];
}
