import { useTranslations } from "use-intl";
import type { Album } from "#contract/photos.ts";
import { showToast } from "#ui/overlay/show-toast.ts";
import { invalidate, setStored } from "#web/api/query-key.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { memberKey } from "#web/features/profiles/queries.ts";
import { usePageContext } from "#web/page-context.ts";
import { userKey } from "#web/site/queries.ts";
import { useUser } from "#web/site/use-site.ts";
import { albumKey } from "./queries.ts";

/** Shows a changed album everywhere; the header and the preview show its main image. */
export function useStoreAlbum(): (album: Album) => void {
  const { queryClient } = usePageContext();
  const id = useUser()?.profile.id;
  return (album) => {
    setStored(queryClient, albumKey, album);
    invalidate(queryClient, userKey, ...(id ? [memberKey(id)] : []));
  };
}

/** Changes to the photos that are there already; an error is shown as a toast. */
export function useAlbum(album: Album) {
  const t = useTranslations("photos");
  const { api } = usePageContext();
  const store = useStoreAlbum();
  const errorText = useErrorText();
  const run = async (change: () => Promise<Album>) => {
    try {
      store(await change());
      return true;
    } catch (error) {
      showToast({ text: errorText(error) });
      return false;
    }
  };
  const ids = album.photos.map(({ id }) => id);
  const without = (id: string) => ids.filter((other) => other !== id);
  const setOrder = (order: string[]) => run(() => api("PUT /api/photos", { body: { order } }));
  return {
    /** Moves a photo one place forward or back. */
    move: (id: string, step: 1 | -1) => setOrder(insert(without(id), ids.indexOf(id) + step, id)),
    /** Moves a photo to the place of another. */
    moveTo: (id: string, other: string) => setOrder(insert(without(id), ids.indexOf(other), id)),
    makeMain: (id: string) => setOrder([id, ...without(id)]),
    /** Whether the appeal is stored. */
    appeal: async (id: string, remark: string) => {
      const input = { params: { id }, body: { remark } };
      if (!(await run(() => api("POST /api/photos/:id/appeal", input)))) return false;
      showToast({ text: t("appeal.sent") });
      return true;
    },
    /** Whether it is deleted; the toast takes it back. */
    remove: async (id: string) => {
      const restore = () => run(() => api("POST /api/photos/:id/restore", { params: { id } }));
      if (!(await run(() => api("DELETE /api/photos/:id", { params: { id } })))) return false;
      showToast({
        text: t("deleted"),
        action: { text: t("undo"), onAction: () => void restore() },
      });
      return true;
    },
  };
}

function insert(list: readonly string[], place: number, id: string): string[] {
  return [...list.slice(0, place), id, ...list.slice(place)];
}
