import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { usePageContext } from "#web/page-context.ts";
import type { Area } from "#web/texts/areas.ts";
import { loadTexts } from "#web/texts/load-texts.ts";
import { lazyPart } from "./lazy-part.tsx";
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
  const Dialog = lazyPart(loadDialog, areas);
  return function LazyDialog(props: Props) {
    const { locale } = usePageContext();
    const [opened, setOpened] = useState(props.open);
    if (props.open && !opened) setOpened(true);
    useEffect(() => {
      if (load === "whenOpened") return;
      const prefetch = () => Promise.all([loadDialog(), loadTexts(locale, areas)]);
      return whenIdle(() => void prefetch().catch(() => undefined));
    }, [locale]);
    return opened && <Dialog {...props} />;
  };
}
