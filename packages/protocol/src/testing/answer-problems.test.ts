import { expect, test } from "vitest";
import type { HttpCall } from "../openapi/http-call.ts";
import { answerProblems, findHttpCall, type ServedAnswer } from "./answer-problems.ts";

const NONCE = "send-v1 yRCdyQ1EMSA3mo4rqSkuNQ==";

function served(status: number, text: string, headers: Record<string, string> = {}): ServedAnswer {
  return { status, text, headers: new Headers({ "Content-Type": "application/json", ...headers }) };
}

function call(method: string, path: string): HttpCall {
  const found = findHttpCall(method, path);
  if (found === null) throw new Error(`no such call: ${path}`);
  return found;
}

const exists = call("GET", "/api/exists/0123456789abcdef");

test("finds no problems in a documented response", () => {
  expect(answerProblems(exists, served(200, '{"requiresPassword":false}', { "WWW-Authenticate": NONCE }))).toEqual([]);
  expect(answerProblems(exists, served(404, '{"error":404,"code":"not_found"}'))).toEqual([]);
});

test.each([
  ["a missing header", served(200, '{"requiresPassword":false}')],
  ["another body", served(200, '{"requiresPassword":1}', { "WWW-Authenticate": NONCE })],
  ["a body that is not JSON", served(200, "OK", { "WWW-Authenticate": NONCE })],
  ["another content type", served(404, '{"error":404,"code":"not_found"}', { "Content-Type": "text/html" })],
  ["an undocumented status", served(418, '{"error":418,"code":"teapot"}')],
  ["a code of another status", served(404, '{"error":404,"code":"unauthorized"}')],
  ["a body that names another status", served(404, '{"error":500,"code":"not_found"}')],
])("reports %s as one problem", (_what, answer) => {
  expect(answerProblems(exists, answer)).toHaveLength(1);
});

test("requires a partial response's headers, and allows one only for calls that support it", () => {
  const parts = {
    "Content-Type": "application/octet-stream",
    "Content-Length": "5",
    "Content-Range": "bytes 0-4/9",
    "Envoi-Claim": "a",
    "Accept-Ranges": "bytes",
    ETag: '"a"',
  };
  const download = call("GET", "/api/download/0123456789abcdef");
  expect(answerProblems(download, served(206, "12345", parts))).toEqual([]);
  const { "Content-Range": _, ...rest } = parts;
  expect(answerProblems(download, served(206, "12345", rest))).toEqual(["Content-Range is missing"]);
  expect(answerProblems(exists, served(206, "{}", parts))).toEqual(["status 206 is not documented"]);
});

test("accepts the URL of a range instead of its bytes only with its header", () => {
  const download = call("GET", "/api/download/0123456789abcdef");
  const direct = { "Envoi-Direct": "1" };
  expect(answerProblems(download, served(200, '{"url":"https://store.example/a"}', direct))).toEqual([]);
  expect(answerProblems(download, served(200, '{"url":"ftp://store.example/a"}', direct))).toHaveLength(1);
  expect(answerProblems(download, served(200, '{"url":"https://store.example/a"}'))).not.toEqual([]);
});

test("requires HTML for an error that is a page", () => {
  const page = call("GET", "/download/0123456789abcdef/");
  expect(answerProblems(page, served(404, "<!doctype html>", { "Content-Type": "text/html; charset=utf-8" }))).toEqual(
    [],
  );
});

test.each([
  ["GET", "/api/download/blob/0123456789abcdef", "downloadBlob"],
  ["GET", "/api/download/0123456789abcdef", "download"],
  ["HEAD", "/api/download/0123456789abcdef", "downloadHead"],
  ["POST", "/api/done/0123456789abcdef", "done"],
  ["POST", "/api/filelist/AAAAAAAAAAAAAAAA", "writeFileList"],
  ["GET", "/__version__", "version"],
])("finds the operation for %s %s: %s", (method, path, operationId) => {
  expect(findHttpCall(method, path)?.operationId).toBe(operationId);
});

test.each([
  ["GET", "/download/0123456789abcdef/key"],
  ["POST", "/api/exists/0123456789abcdef"],
  ["GET", "/jsconfig.js"],
])("finds no call for %s %s", (method, path) => {
  expect(findHttpCall(method, path)).toBeNull();
});
