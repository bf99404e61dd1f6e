import fc from "fast-check";
import { expect, it } from "vitest";
import { parseBrandingFile } from "./branding-file.ts";
import { checkImage } from "./check-image.ts";
import { checkSvg } from "./check-svg.ts";
import { IMAGE_RULES, type ImageFormat, type ImageName } from "./image-rules.ts";

const damage = fc.array(fc.record({ at: fc.nat(), remove: fc.nat(4), insert: fc.uint8Array({ maxLength: 4 }) }), {
  maxLength: 3,
});

function damaged(
  bytes: Uint8Array,
  damages: readonly { at: number; remove: number; insert: Uint8Array }[],
): Uint8Array {
  return damages.reduce((all, { at, remove, insert }) => {
    const start = at % (all.length + 1);
    return Buffer.concat([all.subarray(0, start), insert, all.subarray(start + remove)]);
  }, bytes);
}

/** The first bytes of every format that the library measures, also of those that no rule allows. */
const SIGNATURES = [
  ...["89504e470d0a1a0a0000000d49484452", "ffd8ffe000104a464946", "ffd8ffe1", "52494646000000005745425056503820"],
  ...["000001000100", "00000100ffff", "474946383961", "424d", "69636e7300000010", "49492a00", "4d4d002a", "38425053"],
  ...[
    "0000000c6a5020200d0a870a",
    "0000000c4a584c200d0a870a",
    "ff0a",
    "00000018667479706865696300000000",
    "0000001866747970617669660000",
  ],
];
const picture = fc
  .tuple(
    fc.constantFrom(...SIGNATURES),
    fc.array(fc.constantFrom(0, 1, 8, 16, 255, 0x6a, 0x74, 0x78), { maxLength: 90 }),
    fc.uint8Array({ maxLength: 40 }),
  )
  .map(([signature, filling, rest]) => Buffer.concat([Buffer.from(signature, "hex"), Buffer.from(filling), rest]));

it("any bytes are an image of the stated format, or have a problem", () => {
  const names = Object.keys(IMAGE_RULES) as ImageName[];
  const format = fc.constantFrom<ImageFormat>("svg", "png", "jpg", "webp", "ico");
  fc.assert(
    fc.property(fc.constantFrom(...names), format, fc.oneof(picture, fc.uint8Array()), (name, format, bytes) => {
      const checked = checkImage(name, format, bytes);
      if ("ratio" in checked) expect(checked.ratio).toBeGreaterThan(0);
      else expect(checked.problem).not.toBe("");
    }),
  );
});

const piece = fc.constantFrom(
  ...[
    "<g>",
    "</g>",
    "<path d='M0 0'/>",
    "<script>",
    "</script>",
    "<use href='#a'/>",
    "<use href='data:x'/>",
    "<g id='a'>",
  ],
  ...[
    "<style>",
    "</style>",
    "a{fill:url(#a)}",
    "a{fill:url(http://x)}",
    "@import 'x'",
    "u\\rl(x)",
    "<image/>",
    "<a href='x'>",
  ],
  ...[
    "<g onclick='x'/>",
    "<g OnLoad='x'/>",
    "<foreignObject/>",
    "<!-- x -->",
    "<![CDATA[",
    "]]>",
    "<?x y?>",
    "&lt;",
    "&#x6a;",
  ],
  ...[
    "<g style='fill:url(&#104;ttp://x)'/>",
    "<g xmlns='http://www.w3.org/1999/xhtml'/>",
    "<text>a</text>",
    "&a;",
    "\u0000",
  ],
  ...[
    "<set attributeName='href'/>",
    "<g xlink:href='http://x'/>",
    "<g filter=\"url('#a')\"/>",
    "<g filter='url( &quot;x&quot; )'/>",
  ],
);
const svg = fc
  .tuple(
    fc.constantFrom("", "<?xml version='1.0'?>", "<!DOCTYPE svg [<!ENTITY a 'x'>]>"),
    fc.array(piece, { maxLength: 6 }),
  )
  .map(
    ([begin, pieces]) => `${begin}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">${pieces.join("")}</svg>`,
  );

it("an accepted SVG only draws", () => {
  fc.assert(
    fc.property(svg, damage, (text, damages) => {
      const bytes = damaged(Buffer.from(text), damages);
      const checked = checkSvg(bytes);
      if ("problem" in checked) {
        expect(checked.problem).not.toBe("");
        return;
      }
      expect(checked.ratio).toBeGreaterThan(0);
      const markup = Buffer.from(bytes)
        .toString()
        .replace(/<!--.*?-->|<!\[CDATA\[.*?\]\]>/gs, "");
      // Text outside of styles is shown, not interpreted.
      const drawn = markup.replace(/(<style.*?<\/style>)|>[^<]*/gs, (_all, style?: string) => style ?? ">");
      expect(drawn).not.toMatch(/<(?:script|image|a|foreignObject|set|animate)[\s/>]|\son\w+\s*=|<!DOCTYPE|<\?x /i);
      expect(drawn).not.toMatch(/@import|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?http/i);
    }),
  );
});

it("any branding file is accepted, or has problems", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("Name", "<b>x</b>", "\u202e", "https://a.example", "#e5484d", "en-US"),
  );
  const part = fc.oneof(
    fc.jsonValue(),
    fc.record({ text, links: fc.array(fc.record({ label: text, href: text }), { maxLength: 2 }) }),
  );
  const settings = fc.record(
    {
      ...{ name: text, shortName: text, logoHasName: fc.boolean() },
      colours: fc.record({ light: fc.dictionary(fc.constantFrom("paper", "ink", "__proto__", "x"), text) }),
      texts: fc.record({
        fallback: text,
        languages: fc.dictionary(fc.constantFrom("en-US", "de", "__proto__", "x"), fc.record({ footer: part })),
      }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(settings, fc.jsonValue()), damage, (json, damages) => {
      const parsed = parseBrandingFile(damaged(Buffer.from(JSON.stringify(json)), damages));
      if ("problems" in parsed) {
        expect(parsed.problems.length).toBeGreaterThan(0);
        return;
      }
      expect(Object.getPrototypeOf(parsed.settings)).toBe(Object.prototype);
      expect(parsed.settings.name ?? "Name").toMatch(/^[^<\p{Cc}\u202e]{1,40}$|</u);
    }),
  );
});
