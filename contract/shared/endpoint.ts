import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { StaffRole } from "#contract/office/roles.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
/** Identifies an endpoint: `METHOD /path`. */
export type EndpointKey = `${Method} /api/${string}`;

/** One endpoint, declared once for the server, the browser, in-process rendering and OpenAPI. */
export interface Endpoint {
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /**
   * Who may call it. A visitor who calls a member's endpoint gets `authentication_required`. In the
   * office: the roles that may, each for the sites where a person has it.
   */
  readonly access: "anyone" | "member" | readonly StaffRole[];
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is a file of any type, which the handler reads as a stream. */
  readonly upload?: true;
  readonly params?: z.ZodType;
  /** Closed: a field not named here never leaves the server. `null` means 204 without a body. */
  readonly output: z.ZodType | null;
  /** Its own error codes, on top of those every endpoint can return. */
  readonly errors: readonly ErrorCode[];
  /**
   * Changes state, so only the site's own pages (same origin) may call it. A beacon cannot send
   * headers, so only `header` also requires the client request-type header.
   */
  readonly changes?: "same-origin" | "header";
  /** The row of the limits table that counts its calls. */
  readonly limit?:
    | "login"
    | "passkey"
    | "beacon"
    | "search"
    | "places"
    | "profile"
    | "profile_change"
    | "like"
    | "deck"
    | "pass"
    | "block"
    | "report"
    | "question"
    | "complaint"
    | "order"
    | "message"
    | "typing"
    | "chat_search"
    | "chat_upload"
    | "signup"
    | "signup_check"
    | "upload";
}

export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Part<E extends Endpoint, K extends "query" | "body" | "params"> = E extends {
  readonly [P in K]: infer S;
}
  ? S
  : undefined;

/** What a handler receives, parsed and validated. */
export interface InputOf<E extends Endpoint> {
  readonly query: Parsed<Part<E, "query">>;
  readonly body: Parsed<Part<E, "body">>;
  readonly params: Parsed<Part<E, "params">>;
}

type Given<K extends string, V> = V extends undefined ? unknown : { readonly [P in K]: V };
/** What a caller passes: only the parts the endpoint has. */
export type CallOf<E extends Endpoint> = Given<"query", Sent<Part<E, "query">>> &
  Given<"body", Sent<Part<E, "body">>> &
  Given<"params", Sent<Part<E, "params">>>;

export type OutputOf<E extends Endpoint> = Parsed<E["output"]>;

/** Distinguishes calls of our own pages from all others. */
export const REQUEST_TYPE_HEADER = "x-request-type";
export const REQUEST_TYPE_CLIENT = "client";
