import type { UploadFact } from "@envoi/protocol";
import { factSubject } from "@envoi/protocol";
import type { SimulatedClient, ToldUpload } from "./clients.ts";
import type { Site } from "./start-service.ts";

type Known = {
  told: ToldUpload;
  /** The Upload expires between these times: the client knows only when it was told. */
  expiresAtMs: { earliest: number; latest: number };
  whole: number;
  /** Downloads whose end the client doesn't know: the last Record may have been sent. */
  broken: number;
  /** When a deletion was first asked for, and when it was first acknowledged. */
  deletionAskedAtMs: number;
  deletedAtMs: number;
};

/** Time for removal after an Upload has ended, by I4, and its allowance for a lost call. */
const REMOVAL_MS = 70_000;

/** Knows what clients were told, and compares the site with it. */
export class Auditor {
  readonly violations: string[] = [];
  readonly counts = { uploads: 0, downloads: 0, refused: 0, broken: 0, deletions: 0 };
  readonly #site: Site;
  readonly #uploads = new Map<string, Known>();
  /** Facts by id, as a consumer of all Facts has received them. */
  readonly #facts = new Map<string, UploadFact>();

  constructor(site: Site) {
    this.#site = site;
  }

  nowMs(): number {
    return this.#site.time.nowMs;
  }

  violate(invariant: string, what: string): void {
    this.violations.push(`${invariant}: ${what}`);
    this.#site.trace.add("violation", invariant, what);
  }

  known(): ToldUpload[] {
    return Array.from(this.#uploads.values(), ({ told }) => told);
  }

  /** @param lifetime - the Upload's lifetime, which began after `afterMs` */
  uploaded(told: ToldUpload, lifetime: { afterMs: number; seconds: number }): void {
    this.counts.uploads++;
    this.#uploads.set(told.id, {
      told,
      expiresAtMs: {
        earliest: lifetime.afterMs + lifetime.seconds * 1_000,
        latest: this.nowMs() + lifetime.seconds * 1_000,
      },
      whole: 0,
      broken: 0,
      deletionAskedAtMs: Number.POSITIVE_INFINITY,
      deletedAtMs: Number.POSITIVE_INFINITY,
    });
  }

  /** @param fact - a Fact that a consumer has received, perhaps not for the first time */
  received(fact: UploadFact): void {
    this.#facts.set(fact.id, fact);
  }

  beginDownload(id: string) {
    const known = this.#find(id);
    const begunAtMs = this.nowMs();
    return {
      ended: (result: "whole" | "wrong" | "broken" | number): void => {
        if (result === "wrong") this.violate("I2", `a download of ${id} differs from what was uploaded`);
        if (typeof result === "number") this.counts.refused++;
        if (result === "broken") {
          this.counts.broken++;
          known.broken++;
        }
        if (result !== "whole") return;
        this.counts.downloads++;
        known.whole++;
        if (known.whole > known.told.downloadLimit)
          this.violate("I3", `${known.whole} downloads of ${id}, which allows ${known.told.downloadLimit}`);
        if (begunAtMs > known.deletedAtMs) this.violate("I4", `a download of ${id} began after its deletion`);
        if (begunAtMs > known.expiresAtMs.latest) this.violate("I4", `a download of ${id} began after its expiry`);
      },
    };
  }

  beginDeletion(id: string) {
    const known = this.#find(id);
    known.deletionAskedAtMs = Math.min(known.deletionAskedAtMs, this.nowMs());
    return {
      ended: (status: number | null): void => {
        this.counts.deletions++;
        if (status === 200) known.deletedAtMs = Math.min(known.deletedAtMs, this.nowMs());
      },
    };
  }

  /** Whatever must still exist can be downloaded whole. Faults have ended, and all processes run. */
  async checkRemaining(client: SimulatedClient): Promise<void> {
    const { time } = this.#site;
    // Leases of downloads that broke off end within this time.
    await time.runUntil(() => false, 60_000);
    for (const known of this.#uploads.values()) {
      const { told, whole, broken, deletionAskedAtMs, expiresAtMs } = known;
      const isFree = whole + broken < told.downloadLimit;
      if (!isFree || deletionAskedAtMs < Number.POSITIVE_INFINITY || time.nowMs + 60_000 > expiresAtMs.earliest)
        continue;
      const outcome = { result: null as Awaited<ReturnType<SimulatedClient["download"]>> | null };
      void client.download({ metadata: "metadata-1", download: "download-1" }, told).then((result) => {
        outcome.result = result;
      });
      await time.runUntil(() => outcome.result !== null, 120_000);
      if (outcome.result === "whole") known.whole++;
      else this.violate("I6", `${told.id} was acknowledged, but its download gives ${outcome.result}`);
    }
  }

  /** Everything has ended long ago: nothing may be left. */
  checkLeftovers(): void {
    const { blobs, parts } = this.#site.blobs;
    const ended = [...this.#uploads.values()].filter(
      ({ expiresAtMs }) => expiresAtMs.latest + REMOVAL_MS < this.nowMs(),
    );
    for (const { told } of ended) {
      const left = [...blobs.keys()].filter((key) => key.includes(told.id));
      if (left.length > 0) this.violate("I4", `the body of ${told.id} still exists`);
    }
    for (const key of blobs.keys())
      if (![...this.#uploads.keys()].some((id) => key.includes(id))) this.violate("I5", `${key} is left over`);
    for (const { key } of parts.values()) this.violate("I5", `parts of ${key} are left over`);
  }

  /** Every change has had its Fact, once. */
  checkFacts(): void {
    const facts = Map.groupBy(this.#facts.values(), (fact): string => factSubject(fact));
    for (const [id, { told, whole }] of this.#uploads) {
      const types = (facts.get(id) ?? []).map(({ type }) => type);
      const count = (type: UploadFact["type"]) => types.filter((each) => each === type).length;
      if (count("upload.completed") !== 1)
        this.violate("I6", `${count("upload.completed")} Facts about the completion of ${id}`);
      const ends = count("upload.deleted") + count("upload.expired") + count("download.exhausted");
      if (ends !== 1) this.violate("I6", `${ends} Facts about the end of ${id}`);
      const downloads = count("download.completed");
      if (downloads < whole || downloads > told.downloadLimit)
        this.violate("I3", `${downloads} Facts about ${whole} downloads of ${id}, which allows ${told.downloadLimit}`);
    }
  }

  #find(id: string): Known {
    const known = this.#uploads.get(id);
    if (known === undefined) throw new Error(`no upload ${id}`);
    return known;
  }
}
