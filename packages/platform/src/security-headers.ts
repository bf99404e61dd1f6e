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

/**
 * What every answer tells browsers to keep to.
 *
 * @param baseUrl - the one public origin
 */
export function securityHeaders(baseUrl: string, pageOrigins: PageOrigins): RequestHandler[] {
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
      strictTransportSecurity: baseUrl.startsWith("https:") ? { maxAge: 31_536_000 } : false,
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
