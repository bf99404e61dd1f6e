import fc from "fast-check";

/** Ids and credentials that exist on the server under test, so that requests get beyond the first checks. */
export type Known = { id: string; ownerToken: string; authKey: string };

/** Bytes in Latin-1, as a string. */
export type Bytes = string;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "get", ""];

const PATHS = [
  ...["/", "/config", "/index.html", "/__version__", "/__heartbeat__", "/__lbheartbeat__", "/api/ws", "/api/uploads"],
  ...["/api/upload", "/api/metrics", "/api/events", "/api/requests", "/upload.html", "/error", "/robots.txt"],
];
const CALLS = [
  ...["exists", "metadata", "download", "download/blob", "done", "info", "params", "password", "delete", "report"],
  ...["filelist", "request", "uploads"],
];

/** Mostly one value: a request with many errors is refused for the first one, and none of the others is tried. */
function mostly<Value>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>, weight = 30): fc.Arbitrary<Value> {
  return fc.oneof({ weight, arbitrary: usual }, rare);
}

/** Latin-1 text, in which what has a meaning in HTTP is frequent. */
const token = fc.oneof(
  fc.constantFrom("", " ", "\t", ",", ";", "=", '"', "\\", "*", "\0", "\x80\xff", "\r", "\n", "\r\n", ":", "%", "%00"),
  fc.constantFrom("0", "1", "-1", "18446744073709551616", "0x10", "1e3", "NaN", "a".repeat(300), "é".repeat(20)),
  fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes).toString("latin1")),
);

function pathOf({ id }: Known): fc.Arbitrary<Bytes> {
  const ids = fc.constantFrom(
    id,
    id.toUpperCase(),
    "0123456789abcdef",
    "0",
    "..",
    "%2e%2e%2f",
    "__proto__",
    `${id}%00`,
  );
  const call = fc.tuple(fc.constantFrom(...CALLS), ids).map(([name, id]) => `/api/${name}/${id}`);
  const page = ids.map((id) => `/download/${id}/`);
  const query = fc.constantFrom("?", "?lang=xx", "?a[b]=c&__proto__[x]=1", "?%", "?resume");
  const tail = fc.oneof(
    { weight: 8, arbitrary: fc.constant("") },
    { weight: 3, arbitrary: query },
    fc.constantFrom("/", "//", "#x", "/../..", ";x", "%ff", "/%c0%ae%c0%ae/"),
    token.map((text) => `?${text}`),
  );
  const form = mostly(fc.constant(""), fc.constantFrom("http://other.example", "//", "\\", "x"));
  const path = mostly(fc.oneof(fc.constantFrom(...PATHS), call, call, page), token);
  return fc.tuple(form, path, tail).map((parts) => parts.join(""));
}

function headersOf({ id, authKey }: Known): fc.Arbitrary<Bytes> {
  const proof = fc.constantFrom(`send-v1 ${authKey}`, `send-v1 ${"A".repeat(43)}`, "Bearer x", "Basic eDp5");
  const known: Record<string, fc.Arbitrary<string>> = {
    Authorization: proof,
    "Envoi-Authorization": proof,
    Range: fc.constantFrom(
      "bytes=0-",
      "bytes=5-1",
      "bytes=-5",
      "bytes=0-1,3-4",
      "bytes=99999999999999999999-",
      "lines=1-2",
    ),
    "If-Range": fc.constantFrom(`"${id}"`, "x"),
    "If-None-Match": fc.constantFrom("*", '"x"', "W/"),
    "Envoi-Ext": fc.constantFrom("1", "2"),
    "Envoi-Claim": fc.constantFrom("A".repeat(22), "x"),
    "Envoi-Claim-Use": fc.constantFrom("random-access", "x"),
    "Envoi-Live": fc.constantFrom("0", "-1", "1e9"),
    "Content-Type": fc.constantFrom(
      "application/json",
      "application/json; charset=utf-7",
      "text/plain",
      "multipart/form-data",
      "x",
    ),
    "Content-Encoding": fc.constantFrom("gzip", "br", "deflate", "identity", "x"),
    Expect: fc.constantFrom("100-continue", "x"),
    Connection: fc.constantFrom("close", "keep-alive", "upgrade", "x"),
    Upgrade: fc.constantFrom("websocket", "h2c", "x"),
    "Sec-WebSocket-Key": fc.constantFrom("dGhlIHNhbXBsZSBub25jZQ==", "x"),
    "Sec-WebSocket-Version": fc.constantFrom("13", "0", "x"),
    "Sec-WebSocket-Extensions": fc.constantFrom(
      "permessage-deflate",
      "permessage-deflate; client_max_window_bits=99",
      ";;",
    ),
    Origin: fc.constantFrom("null", "https://evil.example", "file://", "x"),
    "X-Forwarded-For": fc.constantFrom("1.2.3.4", "::1, x", '"', "for=[::1]:80"),
    "X-Forwarded-Proto": fc.constantFrom("https", "x"),
    "Accept-Language": fc.constantFrom("de", "x;q=9", "*", ",".repeat(200)),
    "Accept-Encoding": fc.constantFrom("gzip, br", "*;q=0", "x"),
    "Tus-Resumable": fc.constantFrom("1.0.0", "9"),
    "Upload-Length": fc.constantFrom("56", "-1", "99999999999999999", "38"),
    "Upload-Defer-Length": fc.constantFrom("1", "2"),
    "Upload-Offset": fc.constantFrom("0", "5", "-1"),
    "Upload-Metadata": fc.constantFrom("fileMetadata AAAA,authorization c2VuZA==", "bearer eA==", "a b c", ",,"),
    "Upload-Checksum": fc.constantFrom("sha1 AAAA", "md4 x"),
    Cookie: fc.constantFrom("a=b", "__Host-x=%ff"),
    "Last-Event-ID": fc.constantFrom("1", "-1", "x"),
    Traceparent: fc.constantFrom("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", "x"),
  };
  const name = fc.constantFrom(...Object.keys(known));
  const header = name.chain((name) => mostly(known[name] ?? token, token).map((value) => `${name}: ${value}\r\n`));
  const odd = fc.oneof(
    fc.constantFrom(
      "Content-Length: 0",
      "Content-Length: -1",
      "Content-Length: 1, 2",
      "Transfer-Encoding: gzip, chunked",
    ),
    fc.constantFrom("Transfer-Encoding: identity", "Transfer-Encoding : chunked", "Host: a", " folded", ": x", "x"),
    fc.tuple(token, token).map(([name, value]) => `${name}: ${value}`),
  );
  return fc
    .array(
      mostly(
        header,
        odd.map((line) => `${line}\r\n`),
      ),
      { maxLength: 6 },
    )
    .map((headers) => `Host: localhost\r\n${headers.join("")}`);
}

function jsonOf({ id, ownerToken, authKey }: Known): fc.Arbitrary<Bytes> {
  const value = fc.oneof(
    fc.constantFrom(JSON.stringify(ownerToken), JSON.stringify(id), JSON.stringify(authKey), "1", "-1", "1e999", '""'),
    fc.jsonValue().map((json) => JSON.stringify(json)),
  );
  const name = fc.constantFrom(
    ...["owner_token", "auth", "dlimit", "timeLimit", "__proto__", "uploads", "fileMetadata", "authorization", "size"],
    ...["resume", "ownerToken", "ext", "part", "linkToken", "deliveries", "events", "now", "wrappedKey", "delivery"],
  );
  const object = fc
    .array(fc.tuple(name, value), { maxLength: 6 })
    .map((entries) => `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`);
  // Node writes the string's characters as bytes.
  return fc
    .oneof(object, value, fc.constant("[".repeat(5_000)))
    .map((text) => Buffer.from(text.toWellFormed()).toString("latin1"));
}

/** A body, and the headers that state its length: usually the right one. */
function bodyOf(known: Known): fc.Arbitrary<{ headers: Bytes; body: Bytes }> {
  const content = mostly(jsonOf(known), token);
  const plain = fc.tuple(content, mostly(fc.constant(0), fc.constantFrom(1, -1))).map(([body, wrong]) => ({
    headers: `Content-Type: application/json\r\nContent-Length: ${Math.max(0, body.length + wrong)}\r\n`,
    body,
  }));
  const wrongSize = fc.constantFrom("", "-1", "ffffffffffffffff", "5;a=b", "g", " 5", "0");
  const size = mostly(fc.constant(null), wrongSize);
  const chunk = fc.tuple(content, size, mostly(fc.constant("\r\n"), fc.constantFrom("\n", "")));
  const chunked = fc.array(chunk, { maxLength: 3 }).map((chunks) => ({
    headers: "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n",
    body: [
      ...chunks.map(([text, size, end]) => `${size ?? text.length.toString(16)}\r\n${text}${end}`),
      "0\r\n\r\n",
    ].join(""),
  }));
  return fc.oneof({ weight: 2, arbitrary: fc.constant({ headers: "", body: "" }) }, plain, chunked);
}

/** Removes, repeats and replaces single bytes. */
function damaged(bytes: fc.Arbitrary<Bytes>): fc.Arbitrary<Bytes> {
  const damage = fc.record({
    at: fc.nat(),
    remove: fc.nat(3),
    insert: fc.uint8Array({ maxLength: 3 }).map((some) => Buffer.from(some).toString("latin1")),
  });
  const damages = fc.oneof(
    { weight: 4, arbitrary: fc.array(damage, { maxLength: 0 }) },
    fc.array(damage, { maxLength: 3 }),
  );
  return fc.tuple(bytes, damages).map(([whole, damages]) =>
    damages.reduce((all, { at, remove, insert }) => {
      const start = at % (all.length + 1);
      return all.slice(0, start) + insert + all.slice(start + remove);
    }, whole),
  );
}

/** Requests to one connection: nearly valid ones, with errors anywhere. */
export function hostileRequests(known: Known): fc.Arbitrary<Bytes> {
  const method = mostly(fc.constantFrom("GET", "POST"), fc.constantFrom(...METHODS), 3);
  const version = mostly(fc.constant("HTTP/1.1"), fc.constantFrom("HTTP/1.0", "HTTP/2.0", "HTTP/9", ""));
  const request = fc
    .tuple(method, pathOf(known), version, headersOf(known), bodyOf(known))
    .map(
      ([method, path, version, more, { headers, body }]) =>
        `${method} ${path} ${version}\r\n${more}${headers}\r\n${body}`,
    );
  const requests = mostly(
    request,
    fc.array(request, { minLength: 2, maxLength: 3 }).map((all) => all.join("")),
    4,
  );
  return damaged(requests);
}

const HANDSHAKE = [
  ...["GET /api/ws HTTP/1.1", "Host: localhost", "Connection: Upgrade", "Upgrade: websocket"],
  ...["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", ""],
].join("\r\n");

/** Frames in the format of RFC 6455, section 5.2, usually of the right length. */
function framesOf(known: Known): fc.Arbitrary<Bytes> {
  const { id, ownerToken, authKey } = known;
  const begin = { fileMetadata: "AAAA", authorization: `send-v1 ${authKey}`, timeLimit: 60, dlimit: 1 };
  const message = fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .constantFrom(
          ...[begin, { ...begin, size: 56, ext: 1 }, { ...begin, size: 1e15, ext: 1 }, { ...begin, delivery: { id } }],
          ...[
            { resume: id, ownerToken, ext: 1 },
            { resume: id, ownerToken, ext: 1, part: 1 },
            { part: 1 },
            { part: 1, direct: 1 },
          ],
        )
        .map((value) => JSON.stringify(value)),
    },
    jsonOf(known),
    fc.constantFrom(
      "\0",
      "",
      `${"\0".repeat(16)}\0\x01\0\0\0${"x".repeat(35)}`,
      "\xff\xfe",
      "x".repeat(70_000),
      "\x03\xe8",
      "\x03",
    ),
  );
  const opcode = mostly(fc.constantFrom(1, 2), fc.integer({ min: 0, max: 15 }));
  const flags = mostly(fc.constant(0x80), fc.constantFrom(0, 0xc0, 0xf0, 0x90));
  const wrongBytes = mostly(fc.constant(null), fc.constantFrom(0, 1, 126, 65_536, 2 ** 31, 2 ** 53));
  const masked = mostly(fc.constant(true), fc.constant(false));
  const frame = fc.tuple(message, opcode, flags, wrongBytes, masked);
  return fc.array(frame, { maxLength: 6 }).map((frames) => frames.map((one) => encodeFrame(...one)).join(""));
}

function encodeFrame(
  message: Bytes,
  opcode: number,
  flags: number,
  wrongBytes: number | null,
  isMasked: boolean,
): Bytes {
  const bytes = wrongBytes ?? message.length;
  const head = Buffer.alloc(14);
  head[0] = flags | opcode;
  head[1] = isMasked ? 0x80 : 0;
  let headBytes = 2;
  if (bytes < 126) head[1] |= bytes;
  else if (bytes < 65_536) {
    head[1] |= 126;
    head.writeUInt16BE(bytes, 2);
    headBytes += 2;
  } else {
    head[1] |= 127;
    head.writeBigUInt64BE(BigInt(bytes), 2);
    headBytes += 8;
  }
  // The mask is zero, so the message is readable in a failure's output.
  if (isMasked) headBytes += 4;
  return head.toString("latin1", 0, headBytes) + message;
}

/** A connection to the upload socket: a handshake, followed by frames with errors anywhere. */
export function hostileSockets(known: Known): fc.Arbitrary<Bytes> {
  return damaged(framesOf(known)).map((frames) => HANDSHAKE + frames);
}
