import { useRef } from "react";
import { useCapabilities } from "../capabilities/use-capabilities.ts";
import { CopyButton } from "./copy-button.tsx";
import styles from "./link-and-ways.module.css";
import { LinkField } from "./link-field.tsx";
import { ShareButton } from "./share-button.tsx";
import { ShareWays } from "./share-ways.tsx";
import type { ShareMessage } from "./use-share-message.ts";

type LinkAndWaysProps = {
  link: string;
  name: string;
  message: ShareMessage;
  testIds: { field: string; copy: string };
  hasButtons?: boolean;
  /** Describes the link, if it is not to an upload. */
  label?: string;
};

/** A ShareLink with all ways to share it. On devices with a share sheet, its button comes first. */
export function LinkAndWays({ link, name, message, testIds, hasButtons = true, label }: LinkAndWaysProps) {
  const { share } = useCapabilities();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={styles["row"]}>
        <LinkField link={link} ref={field} testId={testIds.field} label={label} />
        {hasButtons && share && <ShareButton look="primary" name={name} url={link} message={message} />}
        {hasButtons && (
          <CopyButton
            look={share ? "secondary" : "primary"}
            name={name}
            link={link}
            field={field}
            testId={testIds.copy}
            shortcut="c"
          />
        )}
      </div>
      {hasButtons && <ShareWays name={name} message={message} />}
    </>
  );
}
