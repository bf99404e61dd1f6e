import type { ComponentProps, ReactNode } from "react";
import { Link } from "wouter";
import styles from "./button.module.css";

type Look = { look?: "primary" | "alarm" | "secondary" | "quiet" | "danger"; shape?: "normal" | "wide" | "icon" };

function classOf({ look = "secondary", shape = "normal" }: Look): string {
  return [styles["button"], styles[look], styles[shape]].filter(Boolean).join(" ");
}

export type ButtonProps = Look & {
  /**
   * Whether the button's action is running, so that clicks are ignored. Unlike a disabled button, it keeps the focus.
   */
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

/** A link that looks like a button and opens another site in a new tab. */
export function ButtonAnchor({ look, shape, ...rest }: Look & Omit<ComponentProps<"a">, "className">) {
  const className = classOf({ ...(look && { look }), ...(shape && { shape }) });
  return <a {...rest} className={className} target="_blank" rel="noreferrer" />;
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ look, shape, ...rest }: Look & { to: string; children: ReactNode; onClick?: () => void }) {
  return <Link {...rest} className={classOf({ ...(look && { look }), ...(shape && { shape }) })} />;
}
