import { useId, useLayoutEffect, useRef, useState } from "react";
import type { ComponentProps, KeyboardEvent } from "react";
import styles from "./combo-field.module.css";
import { Field, inputClass, splitFieldProps } from "./field.tsx";
import type { LabelledField } from "./field.tsx";

interface ComboFieldProps
  extends LabelledField, Omit<ComponentProps<"input">, "id" | "value" | "onChange"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What may be chosen for the text typed so far. */
  readonly options: readonly string[];
}

/**
 * A line of text with suggestions: the editable combobox of the ARIA Authoring Practices. Without a
 * script it is a text field.
 */
export function ComboField(props: ComboFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { value, onChange, options, ...rest } = control;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  // The option itself, since the list can change under its position.
  const [chosen, setChosen] = useState<string | null>(null);
  const active = chosen === null ? -1 : options.indexOf(chosen);
  const shown = isOpen && options.length > 0 && !(options.length === 1 && options[0] === value);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (shown) placeList(list.current);
  }, [shown]);
  const open = (option: string | null = null) => {
    setOpen(true);
    setChosen(option);
  };
  const choose = (option: string) => {
    onChange(option);
    setOpen(false);
  };
  const step = (by: 1 | -1) => {
    const from = shown && active >= 0 ? active : by === 1 ? -1 : 0;
    open(options.at((from + by) % options.length) ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = shown ? options[active] : undefined;
    if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Enter" && option) choose(option);
    else if (event.key === "Escape" && shown) setOpen(false);
    else return;
    // Enter would submit the form, and Escape would close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Field {...field}>
      {(attributes) => (
        <div className={styles.anchor}>
          <input
            {...rest}
            {...attributes}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={listId}
            aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            className={inputClass}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
              open();
            }}
            onClick={() => open()}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
          />
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={typeof field.label === "string" ? field.label : undefined}
            className={styles.list}
            hidden={!shown}
          >
            {shown &&
              options.map((option, at) => (
                // The input keeps the focus; its keys move the active option.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={option}
                  id={`${listId}-${at}`}
                  role="option"
                  aria-selected={at === active}
                  className={styles.option}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  {option}
                </div>
              ))}
          </div>
        </div>
      )}
    </Field>
  );
}

/** The label above the field stays visible. */
const GAP_PX = 44;

/**
 * Opens the list on the side with more room, and no longer than that: below a low field it would
 * cover the form's button, or lie under a touch keyboard.
 */
function placeList(list: HTMLElement | null) {
  const field = list?.parentElement?.getBoundingClientRect();
  if (!list || !field) return;
  const height = visualViewport?.height ?? innerHeight;
  const below = height - field.bottom;
  const isAbove = field.top > below;
  list.dataset["side"] = isAbove ? "above" : "below";
  list.style.setProperty("--room", `${Math.max(field.top, below) - GAP_PX}px`);
}
