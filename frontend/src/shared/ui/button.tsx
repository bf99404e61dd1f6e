import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import styles from "./button.module.css";

type Look = { look?: "primary" | "secondary" | "quiet" | "danger"; shape?: "normal" | "wide" | "icon" };

function classOf({ look = "secondary", shape = "normal" }: Look): string {
  return [styles["button"], styles[look], styles[shape]].filter(Boolean).join(" ");
}

export function Button({ look, shape, type = "button", ...rest }: Look & Omit<ComponentProps<"button">, "className">) {
  return <button {...rest} type={type} className={classOf({ ...(look && { look }), ...(shape && { shape }) })} />;
}

/** Looks like a button and leads to another screen. */
export function ButtonLink({ look, shape, ...rest }: Look & Omit<LinkProps, "className">) {
  return <Link {...rest} className={classOf({ ...(look && { look }), ...(shape && { shape }) })} />;
}
