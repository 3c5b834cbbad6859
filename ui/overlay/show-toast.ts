import type { ReactNode } from "react";
import { createListeners } from "#ui/listeners.ts";

export interface ToastContent {
  readonly text: ReactNode;
  readonly icon?: ReactNode;
  /** Dismisses it early when the page changes or a pop-up opens. */
  readonly transient?: boolean;
  /** One button, such as Undo; pressing it also dismisses the toast. */
  readonly action?: { readonly text: string; readonly onAction: () => void } | undefined;
}

export interface Toast extends ToastContent {
  readonly id: number;
}

interface ToastState {
  readonly toast: Toast | null;
  /** Where a toast can appear, topmost last: the page, then every open modal. */
  readonly regions: readonly string[];
}

let state: ToastState = { toast: null, regions: [] };
let lastId = 0;
const { subscribe, notify } = createListeners();

/** Shows a toast at the bottom of the window for six seconds, replacing any other. */
export function showToast(words: ToastContent) {
  lastId += 1;
  change({ ...state, toast: { ...words, id: lastId } });
}

/** Dismisses the toast with this id, by default the current toast. */
export function dismissToast(id = state.toast?.id) {
  if (state.toast && state.toast.id === id) change({ ...state, toast: null });
}

/** Dismisses the toast if it is transient. */
export function dismissTransientToast() {
  if (state.toast?.transient) dismissToast();
}

/** Registers a region for toasts. Returns a function that removes it. */
export function addToastRegion(id: string): () => void {
  change({ ...state, regions: [...state.regions, id] });
  return () => change({ ...state, regions: state.regions.filter((region) => region !== id) });
}

export function toastState(): ToastState {
  return state;
}

export const onToastChange = subscribe;

function change(next: ToastState) {
  state = next;
  notify();
}
