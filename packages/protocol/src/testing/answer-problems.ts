import * as zodMini from "zod/mini";
import { errorBodySchema } from "../http.ts";
import type { AnswerHeader, HttpCall } from "../openapi/http-call.ts";
import { HTTP_CALLS } from "../openapi/http-calls.ts";
import { errorsByStatus } from "../openapi/openapi-document.ts";

/** A response as received by a client. */
export type ServedAnswer = { status: number; headers: Pick<Headers, "get">; text: string };

/** @returns the call that a request matches, or `null` */
export function findHttpCall(method: string, path: string): HttpCall | null {
  const matches = (template: string) =>
    new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+").replaceAll(".", "\\.")}/?$`).test(path);
  return HTTP_CALLS.find((call) => call.method === method.toLowerCase() && matches(call.path)) ?? null;
}

/**
 * Compares a response with the document. Tests pass every response to this function, so that responses and document
 * stay consistent.
 *
 * @returns one line per difference
 */
export function answerProblems(call: HttpCall, served: ServedAnswer): string[] {
  const { emptyAnswer, urlAnswer } = call;
  if (urlAnswer !== undefined && served.status === 200 && served.headers.get(urlAnswer.header) !== null) {
    return [...mediaTypeProblems(urlAnswer.mediaType, served.headers), ...bodyProblems(urlAnswer.schema, served.text)];
  }
  if (emptyAnswer?.status === served.status) return missingHeaderProblems(emptyAnswer.headers ?? [], served.headers);
  if (served.status === (call.answer?.status ?? 200)) return successProblems(call, served);
  if (served.status === 206) return partialProblems(call, served);
  return refusalProblems(call, served);
}

function successProblems({ answer }: HttpCall, { status, headers, text }: ServedAnswer): string[] {
  if (answer === undefined) return [`status ${status} is not documented`];
  return [
    ...mediaTypeProblems(answer.mediaType, headers),
    ...missingHeaderProblems(answer.headers ?? [], headers),
    ...(answer.schema === undefined ? [] : bodyProblems(answer.schema, text)),
  ];
}

function partialProblems({ answer, partialHeaders, liveHeaders }: HttpCall, { headers }: ServedAnswer): string[] {
  if (answer === undefined || partialHeaders === undefined) return ["status 206 is not documented"];
  const isLive = liveHeaders !== undefined && headers.get(liveHeaders[0] ?? "") !== null;
  const names = isLive ? liveHeaders : partialHeaders;
  return [...mediaTypeProblems(answer.mediaType, headers), ...missingHeaderProblems(names, headers)];
}

function missingHeaderProblems(names: readonly AnswerHeader[], headers: ServedAnswer["headers"]): string[] {
  return names.filter((name) => headers.get(name) === null).map((name) => `${name} is missing`);
}

function refusalProblems(call: HttpCall, { status, headers, text }: ServedAnswer): string[] {
  const codes = errorsByStatus(call).get(status);
  if (codes === undefined) return [`status ${status} is not documented`];
  if (call.method === "head") return [];
  if (call.errorPages?.includes(status)) return mediaTypeProblems("text/html", headers);
  const refusal = zodMini.extend(errorBodySchema, { error: zodMini.literal(status), code: zodMini.enum(codes) });
  return [...mediaTypeProblems("application/json", headers), ...bodyProblems(refusal, text)];
}

function mediaTypeProblems(mediaType: string, headers: ServedAnswer["headers"]): string[] {
  const served = headers.get("Content-Type")?.split(";")[0];
  return served === mediaType ? [] : [`the content type is ${served ?? "missing"}, not ${mediaType}`];
}

function bodyProblems(schema: zodMini.ZodMiniType, text: string): string[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return ["the body is not JSON"];
  }
  const parsed = schema.safeParse(json);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}
