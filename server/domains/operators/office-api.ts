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
  "POST /api/office/conversations/:id/claim": async (ctx, { params }) => {
    await claimConversation(ctx, params.id);
    return undefined;
  },
  "POST /api/office/conversations/:id/release": async (ctx, { params }) => {
    await releaseConversation(ctx, params.id);
    return undefined;
  },
  "POST /api/office/conversations/:id/replies": async (ctx, { params, body }) => ({
    seq: await sendReply(ctx, params.id, body),
  }),
  "POST /api/office/conversations/:id/notes": async (ctx, { params, body }) => {
    await addNote(ctx, params.id, body.text);
    return undefined;
  },
  "DELETE /api/office/conversation-notes/:id": async (ctx, { params }) => {
    await removeNote(ctx, params.id);
    return undefined;
  },
  "POST /api/office/conversations/:id/flag": async (ctx, { params, body }) => {
    await createFlag(ctx, params.id, body.reason);
    return undefined;
  },
  "GET /api/office/flags": async (ctx) => ({ flags: await listFlags(ctx) }),
  "POST /api/office/flags/:id/release": async (ctx, { params, body }) => {
    await releaseFlag(ctx, params.id, body.advice);
    return undefined;
  },
  "GET /api/office/operators": async (ctx, { query }) => ({
    operators: await listFigures(ctx, Number(query.days)),
  }),
};
