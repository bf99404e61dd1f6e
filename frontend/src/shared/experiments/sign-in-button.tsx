import { useState } from "react";
import { useEnvironment } from "../environment.tsx";
import { Button, type ButtonProps } from "../ui/button.tsx";
import { chooseVariant } from "./experiments.ts";
import styles from "./sign-in-button.module.css";

/** The sign-in button. Without an operator's colours, in which the variants' would not fit, it has the variant's. */
export function SignInButton(props: Omit<ButtonProps, "look">) {
  const { brand } = useEnvironment();
  return brand?.hasColours ? <Button {...props} look="secondary" /> : <VariantButton {...props} />;
}

function VariantButton(props: Omit<ButtonProps, "look">) {
  const environment = useEnvironment();
  const [color] = useState(() => chooseVariant("signin_button_color", environment, Math.random));
  return (
    <span className={styles[color]} data-variant={color}>
      <Button {...props} look="secondary" />
    </span>
  );
}
