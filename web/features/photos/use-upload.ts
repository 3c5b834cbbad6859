import { useRef, useState } from "react";
import type { Album } from "#contract/photos.ts";
import { uploadFile } from "#web/api/upload-file.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { prepareFile } from "./prepare-file.ts";
import { useStoreAlbum } from "./use-album.ts";

/** One upload at a time: how much of it has been sent, and why the last one failed. */
export function useUpload() {
  const store = useStoreAlbum();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  const cancelling = useRef<AbortController>(null);

  async function upload(file: File, replaces?: string) {
    const controller = new AbortController();
    cancelling.current = controller;
    setProblem("");
    setProgress(0);
    try {
      const url = replaces ? `/api/photos?replaces=${replaces}` : "/api/photos";
      const body = await prepareFile(file);
      const options = { onProgress: setProgress, signal: controller.signal };
      // The endpoint returns the album.
      if (!controller.signal.aborted) store((await uploadFile(url, body, options)) as Album);
    } catch (error) {
      if (!controller.signal.aborted) setProblem(errorText(error));
    } finally {
      setProgress(null);
    }
  }
  return { upload, progress, problem, cancel: () => cancelling.current?.abort() };
}
