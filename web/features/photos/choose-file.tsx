import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./own-photos.module.css";

interface ChooseFileProps {
  readonly onFile: (file: File) => void;
  /** Phones open the camera instead. */
  readonly fromCamera?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A label that opens the device's own file picker. */
export function ChooseFile({ onFile, fromCamera = false, className, children }: ChooseFileProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  function takeFile() {
    const [file] = input.current?.files ?? [];
    if (!input.current || !file) return;
    // So that choosing the same file again is a change.
    input.current.value = "";
    onFile(file);
  }
  // A file may have been chosen before the page was hydrated, when nothing received the change.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only once
  useEffect(takeFile, []);
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture={fromCamera ? "environment" : undefined}
        className={styles.input}
        onChange={takeFile}
      />
      <label htmlFor={id} className={className}>
        {children}
      </label>
    </>
  );
}
