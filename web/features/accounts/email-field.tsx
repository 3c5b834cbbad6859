import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { TextButton } from "#ui/action/text-link.tsx";
import { TextField } from "#ui/form/text-field.tsx";

interface EmailFieldProps {
  readonly label: string;
  readonly required?: boolean;
  readonly value: string;
  readonly onType: (email: string) => void;
  /** Finds the address that was probably meant; null if this address looks right. */
  readonly suggest: (email: string) => Promise<string | null>;
  readonly suggestionText: (email: string) => string;
  readonly error: string | undefined;
  /** What else helps after an error. */
  readonly help?: ReactNode;
}

/** An e-mail address with "did you mean …?" after the field loses focus. */
export function EmailField({
  label,
  required,
  value,
  onType,
  error,
  help,
  ...found
}: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { suggestion, look } = useSuggestion(value, found.suggest);
  const correct = (address: string) => {
    onType(address);
    // The pressed button disappears, so move the focus.
    input.current?.focus();
  };
  return (
    <TextField
      ref={input}
      name="email"
      type="email"
      label={label}
      autoComplete="email"
      inputMode="email"
      required={required}
      value={value}
      onChange={(event) => onType(event.target.value)}
      onBlur={look}
      error={error}
      after={
        <>
          {help}
          {suggestion && (
            <TextButton onClick={() => correct(suggestion)}>
              {found.suggestionText(suggestion)}
            </TextButton>
          )}
        </>
      }
    />
  );
}

function useSuggestion(email: string, suggest: EmailFieldProps["suggest"]) {
  const [found, setFound] = useState<{ for: string; suggestion: string | null } | null>(null);
  const look = async () => {
    if (!email.includes("@") || found?.for === email) return;
    try {
      setFound({ for: email, suggestion: await suggest(email) });
    } catch {
      // The form reports an invalid address when it is submitted.
    }
  };
  return {
    suggestion: found?.for === email ? found.suggestion : null,
    look: () => void look(),
  };
}
