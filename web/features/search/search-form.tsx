import type { ComponentProps } from "react";
import { useNavigate } from "react-router";
import { paths } from "#contract/paths.ts";

/** A form whose fields are search filters. Without scripts the browser itself opens the results. */
export function SearchForm({ children, ...form }: ComponentProps<"form">) {
  const navigate = useNavigate();
  return (
    <form
      {...form}
      action={paths.members()}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(paths.members(readForm(event.currentTarget).toString()));
      }}
    >
      {children}
    </form>
  );
}

/** The form's fields as the browser would write them in the address. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  const values = [...new FormData(form)];
  return new URLSearchParams(
    values.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
