import { useEffect, useState } from "react";
import { useEnvironment } from "../../shared/environment.tsx";
import { Sentence } from "../../shared/ui/sentence.tsx";
import hidden from "../../shared/ui/visually-hidden.module.css";
import { throttle } from "../../shared/worker/throttle.ts";
import { followDeletions } from "./follow-deletions.ts";
import { followNews } from "./follow-news.ts";
import { onRecentDownload } from "./lead-news.ts";
import { onNewDelivery } from "./new-deliveries.ts";

/**
 * Announcements in quick succession would interrupt each other, so a screen reader hears only the first and the last.
 */
const ANNOUNCE_MS = 5_000;

/** Follows the user's uploads and requests, carries out deletions, and announces news to screen readers. */
export function OwnerNews() {
  const environment = useEnvironment();
  const [announced, setAnnounced] = useState({ count: 0, message: "" });

  useEffect(() => followNews(environment, window), [environment]);
  useEffect(() => followDeletions(environment, window), [environment]);

  useEffect(() => {
    const announcing = throttle<string>(
      (message) => setAnnounced(({ count }) => ({ count: count + 1, message })),
      (next) => setTimeout(next, ANNOUNCE_MS),
    );
    const stops = [
      onRecentDownload(environment, ({ message }) => announcing.push(message)),
      onNewDelivery(environment, ({ message }) => announcing.push(message)),
    ];
    return () => {
      for (const stop of stops) stop();
      announcing.cancel();
    };
  }, [environment]);

  return (
    <p className={hidden["visuallyHidden"]} role="status" data-testid="news">
      {/* Renders a new element each time so that the same text is announced again. */}
      <span key={announced.count}>
        <Sentence text={announced.message} />
      </span>
    </p>
  );
}
