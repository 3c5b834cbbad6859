import { useRef, useState } from "react";
import type { Album } from "#contract/photos.ts";
import { uploadFile } from "#web/api/upload-file.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { canDecode, prepareFile } from "./prepare-file.ts";
import { useStoreAlbum } from "./use-album.ts";

/** A file that the member chose and has not cropped yet. */
interface Chosen {
  readonly file: File;
  /** The rejected photo whose place it takes. */
  readonly replaces: string | undefined;
}

export type Upload = ReturnType<typeof useUpload>;

/** One upload at a time: how much of it has been sent, and why the last one failed. */
export function useUpload() {
  const store = useStoreAlbum();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  const cancelling = useRef<AbortController>(null);

  async function choose(file: File, replaces?: string) {
    setProblem("");
    if (await canDecode(file)) setChosen({ file, replaces });
    else await upload(file, replaces);
  }

  async function upload(picture: Blob, replaces: string | undefined) {
    const controller = new AbortController();
    cancelling.current = controller;
    setChosen(null);
    setProblem("");
    setProgress(0);
    try {
      const url = replaces ? `/api/photos?replaces=${replaces}` : "/api/photos";
      const body = await prepareFile(picture);
      const options = { onProgress: setProgress, signal: controller.signal };
      // The endpoint returns the album.
      if (!controller.signal.aborted) store((await uploadFile(url, body, options)) as Album);
    } catch (error) {
      if (!controller.signal.aborted) setProblem(errorText(error));
    } finally {
      setProgress(null);
    }
  }
  return {
    /** Lets the member crop the file first; one that this browser cannot show is sent as it is. */
    choose: (file: File, replaces?: string) => void choose(file, replaces),
    chosen,
    /** Sends what the member made of the chosen file. */
    use: (picture: Blob) => void upload(picture, chosen?.replaces),
    dismiss: () => setChosen(null),
    progress,
    problem,
    cancel: () => cancelling.current?.abort(),
  };
}
