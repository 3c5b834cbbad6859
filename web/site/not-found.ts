import { data } from "react-router";

/** Makes the page respond with 404, from a loader or while it renders. */
export function notFound(): never {
  throw data(null, { status: 404, statusText: "This page could not be found" });
}
