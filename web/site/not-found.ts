import { data } from "react-router";

/** For loaders: the page responds with 404, its text and a link home. */
export function notFound(): never {
  throw data(null, { status: 404, statusText: "This page could not be found" });
}
