import { data } from "react-router";

/** For loaders: makes the page respond with 404. */
export function notFound(): never {
  throw data(null, { status: 404, statusText: "This page could not be found" });
}
