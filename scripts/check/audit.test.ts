import { describe, expect, it } from "vitest";
import { parseAudit } from "./audit.ts";

describe("parseAudit", () => {
  it("is clean when there is no advisory", () => {
    expect(parseAudit(`{"vulnerabilities": {}}`)).toEqual({ kind: "clean" });
  });

  it("names packages with an advisory of high or critical severity and no others", () => {
    const vulnerabilities = { a: { severity: "high" }, b: { severity: "moderate" }, c: { severity: "critical" } };
    const result = parseAudit(JSON.stringify({ vulnerabilities }));
    expect(result).toEqual({ kind: "vulnerable", problems: ["a: high", "c: critical"] });
  });

  it("says why when the registry refuses the question, without naming its host", () => {
    const message = "405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk";
    const result = parseAudit(JSON.stringify({ message, statusCode: 405 }));
    expect(result).toEqual({ kind: "unanswered", reason: "405 Method Not Allowed - POST the registry" });
  });

  it.each(["", "not json", "null", "[]", "{}"])("takes the answer %j for no answer", (json) => {
    expect(parseAudit(json).kind).toBe("unanswered");
  });
});
