import type { Page } from "playwright-core";

/** Marks a word as translated, for tests to recognise. */
export const translated = (words: string) => `«${words}»`;

/**
 * Imitates Chrome's translation of a page: replaces each text node with two nested `font` elements, immediately and
 * after every change, except within `translate="no"`, fields, styles, scripts and images.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const left = "script,style,noscript,textarea,input,svg,[translate=no],.notranslate,[data-translated]";
    const translate = () => {
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (parent === null || text.data.trim() === "" || parent.closest(left) !== null) continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        outer.dataset["translated"] = "";
        outer.style.verticalAlign = "inherit";
        inner.textContent = `«${text.data}»`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    new MutationObserver(translate).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** All words read by the translator, which Chrome would have sent to its server. */
export function translatedWords(page: Page): Promise<string> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll("[data-translated]"), ({ textContent }) => textContent).join("\n"),
  );
}
