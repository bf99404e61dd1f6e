import { expect, test } from "vitest";
import { html } from "./html.ts";

test("text values are escaped, but HTML values are not", () => {
  const name = `<script>"it's" & more`;
  expect(html`<p title="${name}">${html`<b>${name}</b>`}</p>`.text).toBe(
    `<p title="&lt;script&gt;&quot;it&#39;s&quot; &amp; more"><b>&lt;script&gt;&quot;it&#39;s&quot; &amp; more</b></p>`,
  );
});

test("list items are joined, and null and false are omitted", () => {
  expect(html`${["a", html`<br>`, 0]}${null}${false}`.text).toBe("a<br>0");
});
