import { expect, test } from "vitest";
import { html } from "./html.ts";

test("values are escaped, but HTML is not", () => {
  const name = `<script>"it's" & more`;
  expect(html`<p title="${name}">${html`<b>${name}</b>`}</p>`.text).toBe(
    `<p title="&lt;script&gt;&quot;it&#39;s&quot; &amp; more"><b>&lt;script&gt;&quot;it&#39;s&quot; &amp; more</b></p>`,
  );
});

test("lists are joined, and nothing is shown for null and false", () => {
  expect(html`${["a", html`<br>`, 0]}${null}${false}`.text).toBe("a<br>0");
});
