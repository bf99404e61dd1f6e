import { BRAND_META, type Brand, type BrandTexts } from "@envoi/brand";
import { readText } from "@envoi/protocol/bounded-read";

/** @returns the operator's branding, which the server has checked; `null`: none */
export function readBrand(document: Pick<Document, "querySelector">): Brand | null {
  const content = document.querySelector(`meta[name=${BRAND_META}]`)?.getAttribute("content");
  return typeof content === "string" ? JSON.parse(content) : null;
}

/** @throws if the file is missing or the connection fails */
export async function fetchBrandTexts(path: string, signal: AbortSignal): Promise<BrandTexts> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`the operator's texts: status ${answer.status}`);
  return JSON.parse(await readText(answer));
}
