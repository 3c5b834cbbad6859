import { useEffect, useRef } from "react";

/**
 * For the control that a form replaces while it is open: focuses it again once the form has closed,
 * unless `isOtherOpen` says that another form took its place.
 */
export function useFocusOnClose<Control extends HTMLElement>(isOpen: boolean, isOtherOpen = false) {
  const control = useRef<Control>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && !isOtherOpen) control.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isOtherOpen]);
  return control;
}
