import { uploadOld } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp } from "../support/app.ts";

let app: Awaited<ReturnType<typeof startApp>>;
let link: URL;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn" });
  link = new URL((await uploadOld(app.origin, new Uint8Array(1_000))).url);
});
afterAll(() => app[Symbol.asyncDispose]());

/** Requests a page. @returns the part of the page before any script, and the response */
async function openPage(path: string, accepted: string): Promise<{ head: string; answer: Response }> {
  const answer = await fetch(new URL(path, app.origin), {
    headers: { Accept: "text/html", "Accept-Language": accepted },
  });
  const [head = ""] = (await answer.text()).split("</head>");
  return { head, answer };
}

it.each([
  ["de-AT, en;q=0.5", "de", "ltr", "nur in Ihrem Browser", "Dateien für Sie"],
  ["en;q=0.2, fa", "fa", "rtl", "مرورگر شما", "چند فایل برای شما"],
  ["es-419", "es-MX", "ltr", "Solo se descifra", "Archivos para ti"],
  ["zh-TW", "zh-CN", "ltr", "浏览器", "有文件发给您"],
  ["tlh, *;q=0.1", "en-US", "ltr", "Decrypted only in your browser", "Files for you"],
])(
  "a link opened with Accept-Language %j is described to recipients in %s, even in link previews [R1.24]",
  async (accepted, lang, dir, words, title) => {
    const { head, answer } = await openPage(link.pathname, accepted);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Vary")).toMatch(/\bAccept-Language\b/);
    expect(head).toContain(`<html lang="${lang}" dir="${dir}">`);
    for (const name of ['name="description"', 'property="og:description"'])
      expect(head).toMatch(new RegExp(`<meta ${name} content="[^"]*${words}`));
    expect(head).toContain(`property="og:title" content="${title}"`);
    expect(head).toContain('property="og:site_name" content="Envoi"');
    expect(head.match(/og:title/g)).toHaveLength(1);
  },
);

it("the home page is described to senders", async () => {
  const { head } = await openPage("/", "en");
  expect(head).toContain('property="og:title" content="Private file sharing, made simple"');
  expect(head).toMatch(/<meta name="description" content="[^"]*Only people with the link/);
});

it.each(["/", "/legal", "/download/0123456789", "/nowhere"])(
  "%s runs the same scripts in each language",
  async (path) => {
    const [german, hebrew] = [await openPage(path, "de"), await openPage(`${path}?lang=he`, "de")];
    expect(german.head).toContain('<html lang="de" dir="ltr">');
    expect(hebrew.head).toContain('<html lang="he" dir="rtl">');
    const scripts = ({ head }: typeof german) => head.match(/<(?:script|link)[^>]*integrity="[^"]+"[^>]*>/g);
    expect(scripts(german)?.length).toBeGreaterThan(2);
    expect(scripts(hebrew)).toEqual(scripts(german));
  },
);
