import { Suspense, useEffect, useState } from "react";
import type { ComponentType } from "react";
import { useMatches } from "react-router";
import { usePageContext } from "#web/page-context.ts";
import { routeHandle } from "#web/route-types.ts";
import type { Area } from "#web/texts/areas.ts";
import { loadTexts } from "#web/texts/load-texts.ts";
import { WithTexts, lazyWithTexts } from "#web/texts/with-texts.tsx";
import { whenIdle } from "./when-idle.ts";

interface DialogProps {
  readonly open: boolean;
}

interface Options {
  /** The texts that the dialog needs in addition to its page's. */
  readonly areas?: readonly Area[];
  /** `whenOpened` leaves it out until it opens, for dialogs that few visits show. */
  readonly load?: "whenIdle" | "whenOpened";
}

/**
 * A dialog whose code and texts are not part of the page's first load. They load when the browser is
 * idle, so that the dialog opens at once. If they fail to load then, nothing happens until it opens.
 */
export function lazyDialog<Props extends DialogProps>(
  loadDialog: () => Promise<ComponentType<Props>>,
  { areas = [], load = "whenIdle" }: Options = {},
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const { locale } = usePageContext();
    const [Dialog] = useState((): ComponentType<Props> => {
      const loadWithTexts = async () => addTexts(await loadDialog(), areas);
      return lazyWithTexts(locale, areas, loadWithTexts);
    });
    // False while the server renders, which cannot wait for the code.
    const [opened, setOpened] = useState(false);
    useEffect(() => {
      if (props.open) setOpened(true);
    }, [props.open]);
    useEffect(() => {
      if (load === "whenOpened") return;
      const prefetch = () => Promise.all([loadDialog(), loadTexts(locale, areas)]);
      return whenIdle(() => void prefetch().catch(() => undefined));
    }, [locale]);
    if (!opened) return null;
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

/** The dialog with its own texts in addition to its page's. */
function addTexts<Props extends DialogProps>(
  Dialog: ComponentType<Props>,
  areas: readonly Area[],
): ComponentType<Props> {
  return function DialogWithTexts(props: Props) {
    const ofPage = useMatches().flatMap((match) => routeHandle(match)?.areas ?? []);
    return (
      <WithTexts areas={[...ofPage, ...areas]}>
        <Dialog {...props} />
      </WithTexts>
    );
  };
}
