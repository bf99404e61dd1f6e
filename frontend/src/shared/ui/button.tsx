import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { Link, type LinkProps } from "./link.tsx";

type Look = { look?: "primary" | "secondary" | "quiet" | "danger"; shape?: "normal" | "wide" | "icon" };

function classOf({ look = "secondary", shape = "normal" }: Look): string {
  return [styles["button"], styles[look], styles[shape]].filter(Boolean).join(" ");
}

export type ButtonProps = Look & {
  /** What it began has not ended: pressing it again does nothing. Unlike one that is disabled it keeps the focus. */
  busy?: boolean;
} & Omit<ComponentProps<"button">, "className">;

export function Button({ look, shape, type = "button", busy = false, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      {...(busy && { "aria-disabled": true, onClick: (event) => event.preventDefault() })}
      type={type}
      className={classOf({ ...(look && { look }), ...(shape && { shape }) })}
    />
  );
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
