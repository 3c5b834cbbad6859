import { EmojiPicker as Picker } from "frimousse";
import type { EmojiPickerListComponents } from "frimousse";
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "#ui/action/icon-button.tsx";
import { closeOnBack } from "#ui/overlay/close-on-back.ts";
import { usePageContext } from "#web/page-context.ts";
import { useMediaQuery } from "#web/site/use-media-query.ts";
import styles from "./emoji-picker.module.css";
import { loadEmoji } from "./load-emoji.ts";
import { addRecentEmoji } from "./recent-emoji.ts";

interface EmojiPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The message field that receives the emoji. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Emoji by group and by search, above the message field; it stays open for several. */
export function EmojiPicker({ open, onClose, field }: EmojiPickerProps) {
  return open ? <OpenPicker onClose={onClose} field={field} /> : null;
}

function OpenPicker({ onClose, field }: Omit<EmojiPickerProps, "open">) {
  const t = useTranslations("chat-dialogs.emoji");
  const { locale } = usePageContext();
  // On a tablet the list of conversations takes part of the width.
  const columns = useMediaQuery("(min-width: 62em)") ? 14 : 8;
  const hasKeyboard = useMediaQuery("(hover: hover) and (pointer: fine)");
  const region = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A touch keyboard would cover the emoji.
    if (window.matchMedia("(hover: hover) and (pointer: fine)").matches) search.current?.focus();
    else region.current?.focus();
  }, []);
  const close = () => {
    const isInside = region.current?.contains(document.activeElement) === true;
    onClose();
    if (isInside && hasKeyboard) field.current?.focus();
  };
  const onRequest = useEffectEvent(close);
  useEffect(() => onCloseRequest(() => onRequest()), []);
  const choose = ({ emoji }: { readonly emoji: string }) => {
    addRecentEmoji(emoji);
    if (!field.current) return;
    insertAtCaret(field.current, emoji);
    // With a touch keyboard the focus stays, so that the emoji remain in view.
    if (hasKeyboard) field.current.focus();
  };
  return (
    <section ref={region} className={styles.picker} aria-label={t("title")} tabIndex={-1}>
      <Picker.Root
        className={styles.root}
        locale={locale}
        columns={columns}
        resolveEmojiData={() => loadEmoji(locale, (group) => t(`groups.${group}`))}
        onEmojiSelect={choose}
      >
        <div className={styles.head}>
          <Picker.Search
            ref={search}
            className={styles.search}
            // In a search field Escape would empty the field instead of closing the picker.
            type="text"
            role="searchbox"
            aria-label={t("search")}
            placeholder={t("search")}
            autoComplete="off"
            enterKeyHint="search"
          />
          <IconButton name={t("close")} onClick={close}>
            <X />
          </IconButton>
        </div>
        <Picker.Viewport className={styles.viewport}>
          <Picker.Loading className={styles.note}>{t("loading")}</Picker.Loading>
          <Picker.Empty className={styles.note}>{t("none")}</Picker.Empty>
          <Picker.List components={parts} aria-label={t("title")} />
        </Picker.Viewport>
        <p className="visually-hidden" role="status">
          <Picker.ActiveEmoji>{({ emoji }) => emoji?.label}</Picker.ActiveEmoji>
        </p>
      </Picker.Root>
    </section>
  );
}

const parts: EmojiPickerListComponents = {
  CategoryHeader: ({ category, ...rest }) => (
    <div {...rest} className={styles.group}>
      {category.label}
    </div>
  ),
  Row: ({ "aria-rowindex": row, ...rest }) => (
    <div {...rest} aria-rowindex={row === undefined ? undefined : row + 1} />
  ),
  // The library counts columns and rows from 0, ARIA from 1.
  Emoji: ({ emoji, "aria-colindex": column = 0, ...rest }) => (
    <button
      {...rest}
      type="button"
      role="gridcell"
      className={styles.emoji}
      aria-colindex={column + 1}
    >
      {emoji.emoji}
    </button>
  ),
};

/** Writes like a key press, so that the field's own handler takes it. */
function insertAtCaret(field: HTMLTextAreaElement, text: string): void {
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

interface CloseWatcherWindow {
  /** Not in every browser yet. */
  readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
}

/** Calls back on Escape and on Back. */
function onCloseRequest(close: () => void): () => void {
  const { CloseWatcher } = window as CloseWatcherWindow;
  if (CloseWatcher) {
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", close);
    return () => watcher.destroy();
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") close();
  };
  document.addEventListener("keydown", onKeyDown);
  const stopBack = closeOnBack(close);
  return () => {
    document.removeEventListener("keydown", onKeyDown);
    stopBack();
  };
}
