import { useEffect, useRef, useState } from "react";
import { canDecode } from "#web/features/photos/prepare-file.ts";

export interface ChosenFile {
  readonly file: File;
  /** Where the browser shows it; null if it cannot, and the server says why. */
  readonly address: string | null;
}

/** The file that the member chose, with an address that lasts as long as it is chosen. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const address = chosen?.address ?? null;
  useEffect(() => {
    if (address !== null) return () => URL.revokeObjectURL(address);
  }, [address]);
  const latest = useRef<File | null>(null);
  const choose = async (file: File | null) => {
    latest.current = file;
    const isShown = file !== null && (await canDecode(file));
    // The member has chosen another in the meantime, or none.
    if (latest.current !== file) return;
    setChosen(file && { file, address: isShown ? URL.createObjectURL(file) : null });
  };
  return [chosen, choose] as const;
}
