import { z } from "zod";
import { endpoint } from "#contract/shared/endpoint.ts";
import { conversationId, uuid } from "#contract/shared/ids.ts";
import { staffText } from "./operators.ts";
import { figurePeriods } from "./figure-periods.ts";

const when = z.iso.datetime();

/** A member that an operator flagged as vulnerable. Nobody replies to the member until it is released. */
const openFlag = z.object({
  id: uuid,
  conversation: conversationId,
  site_name: z.string(),
  member: z.object({ name: z.string(), age: z.int() }),
  profile: z.object({ name: z.string() }),
  reason: z.string(),
  by: z.string(),
  at: when,
});
export type OpenFlag = z.output<typeof openFlag>;

/** What an operator did in a number of days. */
const operatorFigures = z.object({
  id: uuid,
  name: z.string(),
  /** Conversations that the operator has now. */
  open: z.int(),
  replies: z.int(),
  /** How long members waited, as a median; null without replies. */
  median_minutes: z.number().nullable(),
  /** By quarters of an hour with a claim or reply; null without replies. */
  replies_per_hour: z.number().nullable(),
  /** Reports and complaints about conversations in which the operator had replied. */
  complaints: z.int(),
});
export type OperatorFigures = z.output<typeof operatorFigures>;

export const supervisionEndpoints = {
  "GET /api/office/flags": endpoint({
    summary: "The members that operators flagged as vulnerable, oldest flag first.",
    access: ["admin"],
    output: z.object({ flags: z.array(openFlag) }),
    errors: [],
  }),
  "POST /api/office/flags/:id/release": endpoint({
    summary: "Let operators reply to a flagged member again, with advice for them.",
    access: ["admin"],
    params: z.object({ id: uuid }),
    body: z.object({ advice: staffText }),
    output: null,
    errors: ["role_required", "not_found"],
    changes: "header",
  }),
  "GET /api/office/operators": endpoint({
    summary: "What each operator did; an operator who is no admin gets only the own figures.",
    access: ["operator", "admin"],
    query: z.object({ days: z.enum(figurePeriods, { error: "invalid_value" }).default("7") }),
    output: z.object({ operators: z.array(operatorFigures) }),
    errors: [],
  }),
} as const;
