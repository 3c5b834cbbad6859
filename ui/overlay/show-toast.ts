import type { ReactNode } from "react";
import { listeners } from "#ui/listeners.ts";

export interface ToastWords {
  readonly text: ReactNode;
  readonly icon?: ReactNode;
  /** Only of this moment: going on to another page, or a pop-up, ends it before its time. */
  readonly passing?: boolean;
  /** One button inside, such as Undo; pressing it also ends the toast. */
  readonly action?: { readonly text: string; readonly onAction: () => void } | undefined;
}

export interface Toast extends ToastWords {
  readonly id: number;
}

interface ToastState {
  readonly toast: Toast | null;
  /** Where a toast may stand, the topmost last: the page, then every open modal. */
  readonly regions: readonly string[];
}

let state: ToastState = { toast: null, regions: [] };
let lastId = 0;
const { subscribe, tell } = listeners();

/** Shows a line at the foot of the window for six seconds, in place of the one there. */
export function showToast(words: ToastWords) {
  lastId += 1;
  change({ ...state, toast: { ...words, id: lastId } });
}

/** Ends that one, or whichever is there. */
export function endToast(id = state.toast?.id) {
  if (state.toast && state.toast.id === id) change({ ...state, toast: null });
}

/** She has gone on: ends the one there if it was only of the moment. */
export function endPassingToast() {
  if (state.toast?.passing) endToast();
}

/** Announces a place for toasts; the answer takes it away again. */
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
  tell();
}
