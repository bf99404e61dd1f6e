import { afterEach, expect, test, vi } from "vitest";
import { loadChunk } from "./load-chunk.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = "";
});

const nameSharedFile = () => {
  document.head.innerHTML = `<template id="download-parts">
    <link href="/assets/download-Aa11.js"><link href="/assets/parts-Bb22.js">
  </template>`;
};

test("the file that lazy parts share is fetched once, before any part is imported", async () => {
  vi.useFakeTimers();
  nameSharedFile();
  const asked: string[] = [];
  let status = 404;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(new URL(address).pathname);
    return new Response("", { status });
  });
  const load = vi.fn(async () => ({ answer: 42 }));
  const loading = loadChunk("7", load);
  await vi.advanceTimersByTimeAsync(400);
  expect(load).not.toHaveBeenCalled();
  status = 200;
  await vi.advanceTimersByTimeAsync(600);
  expect(await loading).toEqual({ answer: 42 });
  await loadChunk("8", load);
  expect(asked).toEqual(["/assets/parts-Bb22.js", "/assets/parts-Bb22.js"]);
});
