import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { Note } from "#ui/text/note.tsx";
import { useErrorText } from "#web/api/use-error-text.ts";

interface ErrorNoteProps {
  readonly error: unknown;
  /** After the reason, such as the way on. */
  readonly children?: ReactNode;
}

/** Why a request failed. Announced at once, and again if the same error repeats. */
export function ErrorNote({ error, children }: ErrorNoteProps) {
  const errorText = useErrorText();
  const [last, setLast] = useState({ error, count: 0 });
  if (last.error !== error) setLast({ error, count: last.count + 1 });
  return (
    // Screen readers ignore an alert whose text does not change, so a new error gets a new element.
    <div role="alert" key={last.count}>
      <Note tone="warn" icon={<TriangleAlert aria-hidden />}>
        {errorText(error)} {children}
      </Note>
    </div>
  );
}
