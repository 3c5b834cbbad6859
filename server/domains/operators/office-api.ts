import type { operatorEndpoints } from "#contract/office/operators.ts";
import type { supervisionEndpoints } from "#contract/office/supervision.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { addNote, removeNote } from "./change-notes.ts";
import { claimConversation, claimNext, releaseConversation } from "./claim-conversation.ts";
import { createFlag, listFlags, releaseFlag } from "./flag-member.ts";
import { listFigures } from "./list-figures.ts";
import { listQueue } from "./list-queue.ts";
import { loadOperated } from "./load-operated.ts";
import { sendReply } from "./send-reply.ts";

export const operatorsOfficeApi: Handlers<
  typeof operatorEndpoints & typeof supervisionEndpoints,
  OfficeContext
> = {
  "GET /api/office/conversations": (ctx) => listQueue(ctx),
  "POST /api/office/conversations/next": async (ctx) => ({ id: await claimNext(ctx) }),
  "GET /api/office/conversations/:id": (ctx, { params }) => loadOperated(ctx, params.id),
  "POST /api/office/conversations/:id/claim": (ctx, { params }) =>
    claimConversation(ctx, params.id),
  "POST /api/office/conversations/:id/release": (ctx, { params }) =>
    releaseConversation(ctx, params.id),
  "POST /api/office/conversations/:id/replies": async (ctx, { params, body }) => ({
    seq: await sendReply(ctx, params.id, body),
  }),
  "POST /api/office/conversations/:id/notes": (ctx, { params, body }) =>
    addNote(ctx, params.id, body.text),
  "DELETE /api/office/conversation-notes/:id": (ctx, { params }) => removeNote(ctx, params.id),
  "POST /api/office/conversations/:id/flag": (ctx, { params, body }) =>
    createFlag(ctx, params.id, body.reason),
  "GET /api/office/flags": async (ctx) => ({ flags: await listFlags(ctx) }),
  "POST /api/office/flags/:id/release": (ctx, { params, body }) =>
    releaseFlag(ctx, params.id, body.advice),
  "GET /api/office/operators": async (ctx, { query }) => ({
    operators: await listFigures(ctx, Number(query.days)),
  }),
};
