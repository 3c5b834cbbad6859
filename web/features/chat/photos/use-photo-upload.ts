import { useRef, useState } from "react";
import { fieldsOf } from "#web/api/fields-of.ts";
import { uploadFile } from "#web/api/upload-file.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { prepareFile } from "#web/features/photos/prepare-file.ts";
import { savePreview } from "./own-previews.ts";

/** Uploads a photo for a message: how much of it has been sent, and why it failed. */
export function usePhotoUpload() {
  const errorText = useErrorText();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  const cancelling = useRef<AbortController>(null);
  return {
    progress,
    problem,
    clearProblem: () => setProblem(""),
    cancel: () => cancelling.current?.abort(),
    /** Returns the id of the photo; null if it failed or was cancelled. */
    async upload(file: File): Promise<string | null> {
      const controller = new AbortController();
      cancelling.current = controller;
      const { signal } = controller;
      setProblem("");
      setProgress(0);
      try {
        const body = await prepareFile(file);
        if (signal.aborted) return null;
        const answer = await uploadFile("/api/chats/photos", body, {
          onProgress: setProgress,
          signal,
        });
        const { photo } = fieldsOf(answer);
        if (typeof photo !== "string") return null;
        savePreview(photo, body);
        return photo;
      } catch (error) {
        if (!signal.aborted) setProblem(errorText(error));
        return null;
      } finally {
        setProgress(null);
      }
    },
  };
}
