import { useLayoutEffect, useState } from "react";
import { usePublicConfig } from "../../../shared/config/config-context.tsx";
import { useEnvironment } from "../../../shared/environment.tsx";
import styles from "./backdrop.module.css";

/** Shows the operator's background image, if any, behind the recipients' pages. */
export function Backdrop() {
  const { brand } = useEnvironment();
  const config = usePublicConfig();
  const address = brand?.picture ?? config?.UI.backdrop;
  const [isShown, setIsShown] = useState(false);

  // While the backdrop is shown, the header and footer have their own background.
  useLayoutEffect(() => {
    if (!isShown) return;
    const { dataset } = document.documentElement;
    dataset["backdrop"] = "";
    return () => {
      delete dataset["backdrop"];
    };
  }, [isShown]);

  if (address === undefined) return null;
  return (
    <img
      className={styles["backdrop"]}
      src={address}
      alt=""
      referrerPolicy="no-referrer"
      decoding="async"
      hidden={!isShown}
      data-testid="backdrop"
      onLoad={() => setIsShown(true)}
      onError={() => setIsShown(false)}
    />
  );
}
