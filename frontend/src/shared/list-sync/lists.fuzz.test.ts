import fc from "fast-check";
import { expect, test } from "vitest";
import { fakeOwnUpload, uploadId } from "../../testing/fake-uploads.ts";
import { parseOwnUpload, toListedUpload, toStoredUpload } from "../uploads/own-upload.ts";
import { disputedUploads, mergeLists } from "./merge-lists.ts";

const IDS = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb", "cccccccccccccccc", "dddddddddddddddd"].map(uploadId);
const COUNTS = { dlimit: 3, dtotal: 0 };
const NOW_MS = 1_000;

const changes = fc.record(
  {
    ...{ createdAt: fc.nat(9), expiresAt: fc.nat(3_000), timeLimit: fc.nat(9), hasPassword: fc.boolean() },
    ...{ awaitsSync: fc.boolean(), awaitsPassword: fc.boolean(), title: fc.option(fc.string()) },
    others: fc.dictionary(fc.stringMatching(/^x[a-z]?$/), fc.jsonValue()),
  },
  { requiredKeys: [] },
);
const upload = fc.tuple(fc.constantFrom(...IDS), changes).map(([id, fields]) => fakeOwnUpload({ id, ...fields }));
const own = fc.uniqueArray(upload, { selector: ({ id }) => id, maxLength: 4 });
/** Records of other clients: valid ones, with wrong or additional fields, and anything else. */
const entry = fc.oneof(
  upload.map(toListedUpload),
  fc
    .tuple(
      upload,
      fc.constantFrom("id", "url", "manifest", "size", "__proto__", "constructor", "extra"),
      fc.jsonValue(),
    )
    .map(([one, field, value]) => ({ ...toListedUpload(one), [field]: value }) as object),
  fc.jsonValue(),
);
const standings = fc
  .array(fc.constantFrom("live", "gone", "unknown"), { minLength: IDS.length, maxLength: IDS.length })
  .map((all) => ({
    live: new Map(IDS.filter((_, at) => all[at] === "live").map((id) => [id, COUNTS])),
    gone: new Set(IDS.filter((_, at) => all[at] === "gone")),
  }));

test("a record is read from any JSON, and as it was stored, or not at all", () => {
  fc.assert(
    fc.property(entry, (json) => {
      const read = parseOwnUpload(JSON.parse(JSON.stringify(json)));
      if (read === null) return;
      expect(parseOwnUpload(JSON.parse(JSON.stringify(toStoredUpload(read))))).toEqual(read);
    }),
  );
});

test("merged lists keep every unknown record, and lack nothing when they are merged again", () => {
  fc.assert(
    fc.property(own, fc.array(entry, { maxLength: 6 }), standings, (own, entries, standings) => {
      const before = JSON.stringify(entries);
      const { incoming, gone, outgoing } = mergeLists({ own, entries }, standings, NOW_MS);
      expect(JSON.stringify(entries)).toBe(before);
      expect(disputedUploads({ own, entries }).map(({ id }) => id)).toEqual(expect.arrayContaining(gone));
      for (const { id } of incoming) expect(standings.gone.has(id) && !own.some((one) => one.id === id)).toBe(false);
      if (outgoing === null) return;
      for (const json of entries.filter((one) => parseOwnUpload(one) === null)) expect(outgoing).toContain(json);
      const synced = own.map((one) => ({ ...one, awaitsSync: false }));
      expect(mergeLists({ own: synced, entries: outgoing }, standings, NOW_MS).outgoing).toBeNull();
    }),
  );
});
