import type { BrandPassage } from "@envoi/brand";
import { directionOf, type Locale } from "@envoi/locales";
import type { ReactNode } from "react";
import { OutsideLink } from "../ui/outside-link.tsx";
import { Panel } from "../ui/panel.tsx";
import styles from "./brand-passage.module.css";

type PassageProps = { passage: BrandPassage; locale: Locale; heading: ReactNode };

/** A passage of the operator's texts, as plain text and links. Its language may differ from the page's. */
export function Passage({ passage: { paragraphs, links }, locale, heading }: PassageProps) {
  return (
    <Panel>
      {heading}
      <div lang={locale} dir={directionOf(locale)} className={styles["passage"]}>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change
          <p key={index}>{paragraph}</p>
        ))}
        {links.length > 0 && (
          <ul className={styles["links"]}>
            {links.map(({ label, href }) => (
              <li key={href + label}>
                <OutsideLink href={href}>{label}</OutsideLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
