import { useEffect, useRef, useState } from "react";
import { findFileError } from "#web/features/photos/find-file-error.ts";
import type { FileError } from "#web/texts/page-errors.ts";
import { canDecode } from "#web/features/photos/prepare-file.ts";

export interface ChosenFile {
  readonly file: File;
  /** Where the browser shows it; null if it cannot. */
  readonly address: string | null;
  /** Why it cannot be sent; null if it can, or if only the server can tell. */
  readonly error: FileError | null;
}

/** The file that the member chose, with an address that lasts as long as it is chosen. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const address = chosen?.address ?? null;
  useEffect(() => {
    if (address !== null) return () => URL.revokeObjectURL(address);
  }, [address]);
  const latest = useRef<File | null>(null);
  /** Returns what is chosen now; null if the member has chosen another in the meantime, or none. */
  const choose = async (file: File | null): Promise<ChosenFile | null> => {
    latest.current = file;
    const isShown = file !== null && (await canDecode(file));
    const error = file && !isShown ? await findFileError(file).catch(() => null) : null;
    if (latest.current !== file) return null;
    const next = file && { file, address: isShown ? URL.createObjectURL(file) : null, error };
    setChosen(next);
    return next;
  };
  return [chosen, choose] as const;
}
