import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { PHOTO_PARAM } from "#web/features/chat/composer/use-picker.ts";
import { useUser } from "#web/site/use-site.ts";
import { clearSharedPhoto, readSharedPhoto } from "./shared-photo.ts";

/** Passes on the photo that the address of the conversation asks for, and removes it after use. */
export function useSharedPhoto(onPhoto: (file: File) => Promise<unknown>) {
  const [search] = useSearchParams();
  const isRequested = search.has(PHOTO_PARAM);
  const member = useUser()?.profile.id;
  const [isReading, setReading] = useState(isRequested);
  const isRemoved = useRef(false);
  const onRead = useEffectEvent(async (file: File | undefined) => {
    if (file && !isRemoved.current) await onPhoto(file);
    setReading(false);
  });
  useEffect(() => {
    if (!isRequested || !member) return;
    let ended = false;
    isRemoved.current = false;
    const read = async () => {
      const photo = await readSharedPhoto(member).catch(() => null);
      if (!ended) await onRead(photo?.file);
    };
    void read();
    return () => {
      ended = true;
    };
  }, [isRequested, member]);
  /** Whether the conversation was opened for it. */
  const remove = () => {
    isRemoved.current = true;
    setReading(false);
    if (isRequested) void clearSharedPhoto();
    return isRequested;
  };
  return { isReading, remove };
}
