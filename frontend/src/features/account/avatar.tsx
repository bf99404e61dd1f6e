import { useState } from "react";
import type { User } from "../../shared/account/account-state.ts";
import styles from "./avatar.module.css";

/** The person's picture, or their initial if the page's headers block the picture's origin. */
export function Avatar({ user: { avatar, avatarDefault, displayName, email } }: { user: User }) {
  const [isRefused, setIsRefused] = useState(false);
  if (avatar !== null && !avatarDefault && !isRefused) {
    return (
      <img
        className={styles["avatar"]}
        src={avatar}
        alt=""
        title={email}
        data-testid="avatar"
        referrerPolicy="no-referrer"
        onError={() => setIsRefused(true)}
      />
    );
  }
  const [letter = ""] = displayName || email;
  return (
    <span className={styles["avatar"]} aria-hidden="true" title={email} data-testid="avatar">
      {letter.toLocaleUpperCase()}
    </span>
  );
}
