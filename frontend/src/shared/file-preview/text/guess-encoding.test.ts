import { expect, test, vi } from "vitest";
import { decodeText } from "./decode-text.ts";
import { detectEncodings } from "./encoding-detector.ts";
import { guessEncoding } from "./guess-encoding.ts";

const loadDetector = async () => detectEncodings;
const utf8 = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const guess = (bytes: Uint8Array<ArrayBuffer>, isCut = false) => guessEncoding(bytes, { isCut, loadDetector });

test.each([
  ["shift_jis", "商品名,価格\nりんご,120\n", "8fa4956996bc2c89bf8a690a82e882f182b22c3132300a"],
  ["shift_jis", "お知らせ：明日は休みです。", "82a8926d82e782b9814696be93fa82cd8b7882dd82c582b78142"],
  [
    "euc-jp",
    "これは日本語で書かれた短い文章です。",
    "a4b3a4eca4cfc6fccbdcb8eca4c7bdf1a4aba4eca4bfc3bba4a4cab8becfa4c7a4b9a1a3",
  ],
  ["iso-2022-jp", "会議は三時からです。", "1b244232713544244f3b303b7e242b24692447243921231b2842"],
  ["gb18030", "会议纪要：下周一上午九点开会", "bbe1d2e9bccdd2aaa3bacfc2d6dcd2bbc9cfcee7bec5b5e3bfaabbe1"],
  ["gb18030", "你好，世界", "c4e3bac3a3accac0bde7"],
  ["big5", "會議記錄：下週一上午九點開會", "b77cc4b3b04fbffda147a455b667a440a457a4c8a445c249b67db77c"],
  ["euc-kr", "회의는 세 시에 시작합니다.", "c8b8c0c7b4c220bcbc20bdc3bfa120bdc3c0dbc7d5b4cfb4d92e"],
  [
    "windows-1251",
    "Встреча начнётся в три часа дня.",
    "c2f1f2f0e5f7e020ede0f7edb8f2f1ff20e220f2f0e820f7e0f1e020e4edff2e",
  ],
  ["koi8-r", "Встреча начнётся в три часа дня.", "f7d3d4d2c5dec120cec1decea3d4d3d120d720d4d2c920dec1d3c120c4ced12e"],
  [
    "windows-1250",
    "Příští schůzka začíná ve tři hodiny odpoledne",
    "50f8ed9a74ed20736368f97a6b61207a61e8ed6ee12076652074f86920686f64696e79206f64706f6c65646e65",
  ],
  [
    "windows-1253",
    "Η συνάντηση αρχίζει στις τρεις το απόγευμα",
    "c720f3f5eddcedf4e7f3e720e1f1f7dfe6e5e920f3f4e9f220f4f1e5e9f220f4ef20e1f0fce3e5f5ece1",
  ],
  [
    "windows-1254",
    "Toplantı öğleden sonra üçte başlıyor, geç kalmayın",
    "546f706c616e74fd20f6f06c6564656e20736f6e726120fce77465206261fe6cfd796f722c206765e7206b616c6d6179fd6e",
  ],
  ["windows-1255", "הפגישה מתחילה בשלוש אחר הצהריים", "e4f4e2e9f9e420eefae7e9ece420e1f9ece5f920e0e7f820e4f6e4f8e9e9ed"],
  [
    "windows-1256",
    "يبدأ الاجتماع في الساعة الثالثة بعد الظهر",
    "edc8cfc320c7e1c7cccae3c7da20dded20c7e1d3c7dac920c7e1cbc7e1cbc920c8dacf20c7e1d9e5d1",
  ],
  [
    "windows-1252",
    "Le café où l’été dernier nous étions très heureux",
    "4c6520636166e9206ff9206c92e974e9206465726e696572206e6f757320e974696f6e73207472e8732068657572657578",
  ],
  [
    "utf-16le",
    "Besprechung um drei; Größe M\r\n",
    "4200650073007000720065006300680075006e006700200075006d00200064007200650069003b00200047007200f600df00650020004d000d000a00",
  ],
  [
    "utf-16be",
    "Besprechung um drei; Größe M\r\n",
    "004200650073007000720065006300680075006e006700200075006d00200064007200650069003b00200047007200f600df00650020004d000d000a",
  ],
  ["utf-16le", "Встреча, завтра\n", "12044104420440043504470430042c0020003704300432044204400430040a00"],
  [
    "iso-8859-2",
    "Zażółć gęślą jaźń, proszę o część książki",
    "5a61bff3b3e62067eab66cb1206a61bcf12c2070726f737aea206f20637aeab6e6206b7369b1bf6b69",
  ],
  [
    "iso-8859-2",
    "Příští schůzka začíná ve tři; žluťoučký kůň",
    "50f8edb974ed20736368f97a6b61207a61e8ed6ee12076652074f8693b20be6c75bb6f75e86bfd206bf9f2",
  ],
  [
    "ibm852",
    "Zażółć gęślą jaźń, proszę o część książki",
    "5a61bea288862067a9986ca5206a61abe42c2070726f737aa9206f20637aa99886206b7369a5be6b69",
  ],
  [
    "ibm850",
    "Übersicht über die Verkäufe, Größe und Länge",
    "9a6265727369636874208162657220646965205665726b847566652c20477294e16520756e64204c846e6765",
  ],
  [
    "macintosh",
    "Übersicht über die Verkäufe, Größe und Länge",
    "866265727369636874209f62657220646965205665726b8a7566652c2047729aa76520756e64204c8a6e6765",
  ],
  [
    "iso-8859-5",
    "Встреча начнётся в три часа дня.",
    "b2e1e2e0d5e7d020ddd0e7ddf1e2e1ef20d220e2e0d820e7d0e1d020d4ddef2e",
  ],
  [
    "x-mac-cyrillic",
    "Встреча начнётся в три часа дня.",
    "82f1f2f0e5f7e020ede0f7eddef2f1df20e220f2f0e820f7e0f1e020e4eddf2e",
  ],
  ["ibm866", "Встреча начнётся в три часа дня.", "82e1e2e0a5e7a020ada0e7adf1e2e1ef20a220e2e0a820e7a0e1a020a4adef2e"],
  ["windows-874", "กรุณาอ่านรายงานการประชุม", "a1c3d8b3d2cde8d2b9c3d2c2a7d2b9a1d2c3bbc3d0aad8c1"],
  [
    "windows-1257",
    "Prašau susipažinti iki penktadienio, ačiū už dėmesį",
    "507261f0617520737573697061fe696e746920696b692070656e6b74616469656e696f2c2061e869fb2075fe2064eb6d6573e1",
  ],
  ["utf-16le", "お知らせ：明日は休みです。", "4a30e57789305b301aff0e66e5656f30114f7f30673059300230"],
  ["utf-16be", "各位同事，请在周五之前阅读。", "54044f4d540c4e8bff0c8bf7572854684e944e4b524d96058bfb3002"],
  ["utf-16le", "회의는 세 시에 시작합니다.", "8cd658c794b2200038c12000dcc2d0c52000dcc291c769d5c8b2e4b22e00"],
  [
    "windows-1252",
    '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>',
    "3c3f786d6c2076657273696f6e3d22312e302220656e636f64696e673d2249534f2d383835392d31223f3e3c613ee93c2f613e",
  ],
  ["utf-32le", "Größe M\n", "4700000072000000f6000000df00000065000000200000004d0000000a000000"],
  ["utf-32be", "Größe M\n", "0000004700000072000000f6000000df00000065000000200000004d0000000a"],
] as const)("text in %s is recognised: %s", async (encoding, text, hex) => {
  const bytes = new Uint8Array(Buffer.from(hex, "hex"));
  const guessed = await guess(bytes);
  // These texts have the same bytes in both encodings of a pair.
  const same: Record<string, string> = { "koi8-u": "koi8-r", ibm437: "ibm850" };
  expect(same[guessed ?? ""] ?? guessed).toBe(encoding);
  expect(decodeText(bytes, guessed ?? "utf-8", false)).toEqual({ text, isWhole: true });
});

test.each([
  ["utf-8", [0xef, 0xbb, 0xbf, 0x41]],
  ["utf-16le", [0xff, 0xfe, 0x41, 0, 0x17, 0x04]],
  ["utf-16be", [0xfe, 0xff, 0, 0x41]],
  ["utf-32le", [0xff, 0xfe, 0, 0, 0x41, 0, 0, 0]],
  ["utf-32be", [0, 0, 0xfe, 0xff, 0, 0, 0, 0x41]],
])("a byte order mark identifies %s", async (encoding, bytes) => {
  expect(await guess(Uint8Array.from(bytes))).toBe(encoding);
});

test.each([
  ["nothing", utf8("")],
  ["ASCII", utf8("name,town\n")],
  ["a terminal's colour codes", utf8("\x1b[31mred\x1b[0m café")],
  ["UTF-8", utf8("žluťoučký 日本語 😀")],
  ["UTF-8 with a few bad bytes", joined(utf8("Größe geändert: äöü ÄÖÜ €\n"), Uint8Array.of(0xff), utf8("more"))],
])("%s is UTF-8, without loading the detector", async (_what, bytes) => {
  const load = vi.fn(loadDetector);
  expect(await guessEncoding(bytes, { isCut: false, loadDetector: load })).toBe("utf-8");
  expect(load).not.toHaveBeenCalled();
});

test("UTF-8 with one bad byte per character is still recognised", async () => {
  const bytes = joined(utf8("temperature in °C"), Uint8Array.of(0xe9), utf8(" today, as yesterday"));
  expect(await guess(bytes)).toBe("utf-8");
});

test("the bytes of an incomplete last character do not count as bad", async () => {
  const load = vi.fn(loadDetector);
  const bytes = utf8("日本語").subarray(0, -1);
  expect(await guessEncoding(bytes, { isCut: true, loadDetector: load })).toBe("utf-8");
  expect(load).not.toHaveBeenCalled();
});

test("a log with zeros left by a crash counts as text", async () => {
  expect(await guess(joined(utf8("12:00 started\n".repeat(20)), new Uint8Array(4_096)))).toBe("utf-8");
});

test.each([
  ["the end mark of DOS", "name      town      sum\r\nann       ulm       12\r\n\x1a"],
  ["the end mark of DOS after a few words", "DOS text\r\n\x1a"],
  ["a bell", "if (done) {\n    ring();\x07\n        return;\n}\n"],
  ["letters that are struck over", "NAME\n       l\bls\bs - list directory contents, in columns\n      "],
  ["a zero", "key    value   \0"],
])("ASCII with %s is UTF-8, not UTF-16", async (_what, text) => {
  expect(await guess(utf8(text))).toBe("utf-8");
  expect(await guess(utf8(` ${text}`))).toBe("utf-8");
});

test.each([
  ["zeros", new Uint8Array(64)],
  ["a picture", Buffer.from("89504e470d0a1a0a0000000d4948445200000018000000100802000000e5c3", "hex")],
  ["a program", Buffer.from("7f454c4602010100000000000000000003003e00010000005010400000000000", "hex")],
  ["compressed data", Uint8Array.from({ length: 999 }, (_, at) => (at * 2_654_435_761) >>> 11)],
])("%s is not text", async (_what, bytes) => {
  expect(await guess(new Uint8Array(bytes))).toBeNull();
});

test("if the detector cannot be loaded, text is read as UTF-8, and the reader can change the encoding", async () => {
  const load = () => Promise.reject(new Error("away"));
  const bytes = Uint8Array.of(...utf8("The caf"), 0xe9, ...utf8(" in the harbour"));
  expect(await guessEncoding(bytes, { isCut: false, loadDetector: load })).toBe("utf-8");
});
