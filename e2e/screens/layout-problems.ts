import type { Page } from "playwright-core";

/**
 * Finds layout problems at the page's current width, one line each: elements outside the page or wider than their box,
 * text cut off in a field, words broken in the middle, and overlapping controls.
 */
export function layoutProblems(page: Page): Promise<string[]> {
  // This function is serialised into the page, so it must not use anything that is defined outside it.
  return page.evaluate(() => {
    const CONTROLS = "a[href], button, select, summary, input:not([type=file]), label:has(input[type=file])";
    /** Rounding error, in CSS pixels. */
    const SLACK = 1;
    /** Minimum width of the arrow of a native menu. */
    const ARROW = 12;

    /**
     * Words that a line break must not split. Excludes writing systems in which a line may break between any two
     * characters.
     */
    const WORDS = /[\p{L}--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+/gv;

    const isScreenReaderOnly = (element: Element): boolean =>
      element.closest("dialog, body") !== element &&
      (getComputedStyle(element).clipPath !== "none" ||
        (element.parentElement !== null && isScreenReaderOnly(element.parentElement)));
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !isScreenReaderOnly(element);
    const seen = [...document.querySelectorAll("body *")].filter(isSeen);

    function describeElement(element: Element): string {
      const id = element.getAttribute("data-testid") ?? element.className.toString().replace(/^_|_\w+$/g, "");
      return `${element.localName}.${id} "${element.textContent.trim().slice(0, 40)}"`;
    }

    function roomIn(field: Element): number {
      const { paddingInlineStart, paddingInlineEnd, appearance } = getComputedStyle(field);
      const paddings = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
      return field.clientWidth - paddings - (field.localName === "select" && appearance !== "none" ? ARROW : 0);
    }

    const pen = document.createElement("canvas").getContext("2d");
    function isCutIn(field: Element, text: string): boolean {
      if (pen === null) throw new Error("the page cannot measure texts: run this in a browser with a canvas");
      // Does not use `font`, which is empty if it cannot express all properties.
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(field);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return pen.measureText(text).width > roomIn(field) + SLACK;
    }

    function cutTexts(field: Element): string[] {
      const texts =
        field instanceof HTMLSelectElement
          ? [...field.options].map(({ text }) => text)
          : field instanceof HTMLInputElement
            ? [field.placeholder]
            : [];
      return texts
        .filter((text) => isCutIn(field, text))
        .map((text) => `"${text}" is cut off in ${describeElement(field)}`);
    }

    function brokenWords(element: Element): string[] {
      if (element.matches("bdi, bdi *, option")) return [];
      const texts = [...element.childNodes].filter((node) => node instanceof Text);
      return texts.flatMap((text) =>
        [...text.data.matchAll(WORDS)].flatMap(({ 0: word, index }) => {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          return lines.size > 1 ? [`"${word}" is broken in ${describeElement(element)}`] : [];
        }),
      );
    }

    function boxProblems(box: Element): string[] {
      const { left, right } = box.getBoundingClientRect();
      const isBeyond = left < -SLACK || right > document.documentElement.clientWidth + SLACK;
      // Some elements are cut on purpose: for example, file names are shortened in the middle, and fields scroll.
      const isCutOnPurpose = box.matches("input, select, bdi, bdi *, progress, svg, svg *");
      const isWide = !isCutOnPurpose && box.clientWidth > 0 && box.scrollWidth > box.clientWidth + SLACK;
      const hidesHeight = ["hidden", "clip"].includes(getComputedStyle(box).overflowY);
      const isTall = !isCutOnPurpose && hidesHeight && box.scrollHeight > box.clientHeight + SLACK;
      return [
        ...(isBeyond ? [`${describeElement(box)} reaches from ${left} to ${right}`] : []),
        ...(isWide ? [`${describeElement(box)} has ${box.scrollWidth} in a width of ${box.clientWidth}`] : []),
        ...(isTall ? [`${describeElement(box)} has ${box.scrollHeight} in a height of ${box.clientHeight}`] : []),
      ];
    }

    /** Box of a control; for a field, only the text part, because a button may be next to it. */
    function computeAreas(control: Element): { left: number; right: number; top: number; bottom: number }[] {
      const { paddingLeft, paddingRight } = getComputedStyle(control);
      const [before, after] = control.matches("input")
        ? [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)]
        : [0, 0];
      return [...control.getClientRects()].map(({ left, right, top, bottom }) => ({
        left: left + before,
        right: right - after,
        top,
        bottom,
      }));
    }

    /**
     * The bar at an edge of the screen that contains an element, or the document. A bar may cover content scrolled
     * below it.
     */
    const findBar = (element: Element): Element =>
      getComputedStyle(element).position === "sticky" || element.parentElement === null
        ? element
        : findBar(element.parentElement);

    function doOverlap(one: Element, other: Element): boolean {
      if (one.contains(other) || other.contains(one) || findBar(one) !== findBar(other)) return false;
      return computeAreas(one).some((ours) =>
        computeAreas(other).some(
          (theirs) =>
            Math.min(ours.right, theirs.right) - Math.max(ours.left, theirs.left) > SLACK &&
            Math.min(ours.bottom, theirs.bottom) - Math.max(ours.top, theirs.top) > SLACK,
        ),
      );
    }

    const front = document.querySelector("dialog[open]") ?? document.body;
    const controls = seen.filter((element) => element.matches(CONTROLS) && front.contains(element));
    const overlaps = controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter((other) => doOverlap(one, other))
        .map((other) => `${describeElement(one)} and ${describeElement(other)} overlap`),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide, and ${clientWidth} can be seen`] : []),
      ...seen.flatMap((element) => [...boxProblems(element), ...cutTexts(element), ...brokenWords(element)]),
      ...overlaps,
    ];
  });
}
