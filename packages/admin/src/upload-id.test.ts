import { expect, test } from "vitest";
import { requestIdIn, uploadIdIn } from "./upload-id.ts";

const ID = "0123456789abcdef";

test("accepts an upload's id, the beginning of its id, or its link", () => {
  for (const text of [
    ID,
    `https://send.example.com/download/${ID}/#c2VjcmV0`,
    `http://localhost:8080/download/${ID}`,
  ]) {
    expect(uploadIdIn(text)).toBe(ID);
  }
  expect(uploadIdIn("0123")).toBe("0123");
});

test("I1: does not send the Secret that a link contains", () => {
  expect(uploadIdIn(`https://send.example.com/download/${ID}/#abcdef0123456789`)).not.toContain("abcdef0123456789");
});

test("accepts a request's id or its link, and does not send what follows #", () => {
  for (const text of [
    ID,
    `https://send.example.com/request/${ID}#v1.abc.def`,
    `http://localhost:8080/request/${ID}/`,
  ]) {
    expect(requestIdIn(text)).toBe(ID);
  }
  for (const text of ["", "../doctor", `https://send.example.com/download/${ID}`]) {
    expect(() => requestIdIn(text), text).toThrow("give the id of a request");
  }
  expect(() => uploadIdIn(`https://send.example.com/request/${ID}`)).toThrow("give the id of an upload");
});

test("rejects any other text, so that it cannot change the path of the call", () => {
  for (const text of [
    "",
    "012",
    `${ID}0`,
    "../doctor",
    "https://send.example.com/",
    "https://send.example.com/download/x/",
    "0123/claims",
  ]) {
    expect(() => uploadIdIn(text), text).toThrow("give the id");
  }
});
