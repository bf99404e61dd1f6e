import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { Link, type LinkProps } from "./link.tsx";

type Look = { look?: "primary" | "secondary" | "quiet" | "danger"; shape?: "normal" | "wide" | "icon" };

function classOf({ look = "secondary", shape = "normal" }: Look): string {
  return [styles["button"], styles[look], styles[shape]].filter(Boolean).join(" ");
}

export function Button({ look, shape, type = "button", ...rest }: Look & Omit<ComponentProps<"button">, "className">) {
  return <button {...rest} type={type} className={classOf({ ...(look && { look }), ...(shape && { shape }) })} />;
}

/** Looks like a button and leads to another site, in a tab of its own. */
export function ButtonAnchor({ look, shape, ...rest }: Look & Omit<ComponentProps<"a">, "className">) {
  const className = classOf({ ...(look && { look }), ...(shape && { shape }) });
  return <a {...rest} className={className} target="_blank" rel="noreferrer" />;
}

/** Looks like a button and leads to another screen. */
export function ButtonLink({ look, shape, ...rest }: Look & Omit<LinkProps, "className">) {
  return <Link {...rest} className={classOf({ ...(look && { look }), ...(shape && { shape }) })} />;
}
