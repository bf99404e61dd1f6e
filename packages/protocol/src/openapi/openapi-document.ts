import * as zodMini from "zod/mini";
import { ERRORS, type ErrorCode } from "../errors.ts";
import { errorBodySchema } from "../http.ts";
import { LIST_ID_PATTERN, UPLOAD_ID_PATTERN } from "../ids.ts";
import { ANSWER_HEADERS, type AnswerHeader, type CallCredential, COMMON_ERRORS, type HttpCall } from "./http-call.ts";
import { HTTP_CALLS } from "./http-calls.ts";

const REFUSAL = "#/components/schemas/Refusal";
const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

const PARAMETERS = {
  id: { description: "Identifies an Upload", pattern: UPLOAD_ID_PATTERN },
  token: { description: "The random end of an upload's address", pattern: "^[A-Za-z0-9_-]{43}$" },
  listId: { description: "Identifies a file list", pattern: LIST_ID_PATTERN },
};

/** An OwnerToken is sent in the body, for which OpenAPI has no security scheme. */
const SECURITY: Partial<Record<CallCredential, Record<string, string[]>[]>> = {
  proof: [{ proof: [] }],
  claim: [{ claim: [] }],
  bearer: [{ bearer: [] }],
  optional_bearer: [{ bearer: [] }, {}],
};

/** All codes with which a call can be rejected, by status. */
export function errorsByStatus(call: HttpCall): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...(call.errors ?? []), ...COMMON_ERRORS]) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

/** @returns JSON Schema 2020-12, which OpenAPI 3.1 uses */
function jsonSchema(schema: zodMini.ZodMiniType): object {
  const { $schema: _, ...json } = zodMini.toJSONSchema(schema, { io: "input" });
  return json;
}

function content(mediaType: string, schema: zodMini.ZodMiniType | undefined): object {
  return { [mediaType]: schema === undefined ? {} : { schema: jsonSchema(schema) } };
}

function headerReferences(names: readonly AnswerHeader[] = []): object {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function parameters({ path, requestHeaders = {} }: HttpCall): object[] {
  const inPath = Object.entries(PARAMETERS).filter(([name]) => path.includes(`{${name}}`));
  return [
    ...inPath.map(([name, { description, pattern }]) => ({
      name,
      in: "path",
      required: true,
      description,
      schema: { type: "string", pattern },
    })),
    ...Object.entries(requestHeaders).map(([name, description]) => ({
      name,
      in: "header",
      description,
      schema: { type: "string" },
    })),
  ];
}

function refusalHeaders(call: HttpCall, status: number, codes: readonly ErrorCode[]): AnswerHeader[] {
  if (status === 401) return call.credentials?.includes("proof") ? ["WWW-Authenticate"] : [];
  if (status === 405) return ["Allow"];
  if (status === 412 && codes.includes("tus_version")) return ["Tus-Version"];
  if (status === 416) return ["Content-Range"];
  return status === 429 || status === 503 || codes.includes("all_claimed") ? ["Retry-After"] : [];
}

function refusals(call: HttpCall): [string, object][] {
  return [...errorsByStatus(call)].map(([status, codes]) => {
    const headers = refusalHeaders(call, status, codes);
    const isPage = call.errorPages?.includes(status) === true;
    const body = isPage ? { "text/html": {} } : { "application/json": { schema: { $ref: REFUSAL } } };
    return [
      String(status),
      {
        description: codes.join(", "),
        ...(headers.length > 0 && { headers: headerReferences(headers) }),
        ...(call.method !== "head" && { content: body }),
      },
    ];
  });
}

function operation(call: HttpCall): object {
  const { operationId, summary, request, answer, emptyAnswer, urlAnswer } = call;
  const security = (call.credentials ?? []).flatMap((credential) => SECURITY[credential] ?? []);
  const success = answer && {
    description: "Done",
    ...(answer.headers !== undefined && {
      headers: headerReferences([...answer.headers, ...(urlAnswer ? [urlAnswer.header] : [])]),
    }),
    content: {
      ...content(answer.mediaType, answer.schema),
      ...(urlAnswer && content(urlAnswer.mediaType, urlAnswer.schema)),
    },
  };
  const empty = emptyAnswer && { description: "Done", headers: headerReferences(emptyAnswer.headers) };
  const partial = answer &&
    call.partialHeaders && {
      description: "A part of the body",
      headers: headerReferences([...new Set([...call.partialHeaders, ...(call.liveHeaders ?? [])])]),
      content: content(answer.mediaType, answer.schema),
    };
  return {
    operationId,
    summary,
    security,
    parameters: parameters(call),
    ...(request && { requestBody: { required: true, content: content(request.mediaType, request.schema) } }),
    responses: {
      ...(success && { [answer?.status ?? 200]: success }),
      ...(empty && { [emptyAnswer?.status ?? 200]: empty }),
      ...(partial && { 206: partial }),
      ...Object.fromEntries(refusals(call)),
    },
  };
}

/** The product's HTTP calls as an OpenAPI 3.1 document, generated from the schemas that check them. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of HTTP_CALLS) paths[call.path] = { ...paths[call.path], [call.method]: operation(call) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Envoi",
      version: "3.0.0",
      description:
        "The HTTP calls of the Send v3 protocol as Envoi answers them. Uploads go over the WebSocket /api/ws, or over HTTP.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: { Refusal: jsonSchema(zodMini.extend(errorBodySchema, { code: zodMini.enum(ERROR_CODES) })) },
      headers: ANSWER_HEADERS,
      securitySchemes: {
        proof: {
          type: "apiKey",
          in: "header",
          name: "Authorization",
          description: "`send-v1 ` and the URL-safe base64 of HMAC-SHA-256(AuthKey, Nonce)",
        },
        claim: { type: "apiKey", in: "header", name: "Envoi-Claim" },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
  };
}
