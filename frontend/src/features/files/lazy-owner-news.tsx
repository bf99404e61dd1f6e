import { useState } from "react";
import { lazyPart } from "../../shared/chunks/lazy-part.tsx";
import { useEnvironment } from "../../shared/environment.tsx";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";

const LoadedNews = lazyPart("owner-news", () => import("./owner-news.tsx"), "OwnerNews");

/** Loads the news with the first own upload. They stay after the last one, to announce how it ended. */
function OwnerNewsOnceNeeded() {
  const isNeeded = useReducerStore(useEnvironment().ownUploads.store).length > 0;
  const [isShown, setShown] = useState(isNeeded);
  if (isNeeded && !isShown) setShown(true);
  return isShown && <LoadedNews />;
}

export const OwnerNews = Object.assign(OwnerNewsOnceNeeded, { preload: LoadedNews.preload });
