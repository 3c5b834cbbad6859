import { Suspense, lazy, useEffect, useState } from "react";
import type { ComponentType } from "react";
import { orReload } from "./reload-on-failed-chunk.ts";

interface DialogProps {
  readonly open: boolean;
}

/**
 * A dialog whose code is not part of the page's first load. It loads when the browser is idle, so that
 * it opens at once; `whenOpened` leaves it out until it opens, for dialogs that few visits show.
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
  when: "whenIdle" | "whenOpened" = "whenIdle",
): ComponentType<Props> {
  const Dialog: ComponentType<Props> = lazy(async () => ({ default: await orReload(load()) }));
  return function LazyDialog(props: Props) {
    // False while the server renders, which cannot wait for the code.
    const [opened, setOpened] = useState(false);
    useEffect(() => {
      if (props.open) setOpened(true);
    }, [props.open]);
    useEffect(
      () => (when === "whenIdle" ? whenIdle(() => void load().catch(() => undefined)) : undefined),
      [],
    );
    if (!opened) return null;
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(run);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 1_000);
  return () => clearTimeout(id);
}
