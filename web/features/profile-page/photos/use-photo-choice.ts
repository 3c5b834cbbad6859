import { useLocation, useNavigate, useSearchParams } from "react-router";
import { readPhotoChoice, writePhotoChoice } from "./photo-address.ts";
import type { PhotoChoice } from "./photo-address.ts";

/** The current photo, stored in the address so that Back closes the enlarged photo. */
export function usePhotoChoice(count: number) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = useLocation().state as { readonly enlarged?: boolean } | null;
  const choice = readPhotoChoice(search, count);
  const link = (next: PhotoChoice) => ({
    to: { search: writePhotoChoice(search, next) },
    preventScrollReset: true,
    replace: next.large === choice.large,
    state: next.large && !choice.large ? { ...state, enlarged: true } : state,
  });
  const go = (next: PhotoChoice) => {
    const { to, ...options } = link(next);
    void navigate(to, options);
  };
  return {
    ...choice,
    link,
    show: (photo: number) => go({ ...choice, photo }),
    close: () => (state?.enlarged ? void navigate(-1) : go({ ...choice, large: false })),
  };
}
