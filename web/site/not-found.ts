import { data } from "react-router";

/** Thrown by a loader: the page answers 404 with its text and the way home. */
export function notFound(): never {
  throw data(null, { status: 404, statusText: "This page could not be found" });
}
