import type { FastifyReply } from "fastify";

const titles = {
  400: "Bad Request",
  401: "Unauthorized Request",
  404: "Not Found",
  410: "Gone",
  415: "Unsupported Media Type",
  422: "Unprocessable Entity",
} as const;

/** An error in Mollie's shape. */
export function reject(
  reply: FastifyReply,
  status: keyof typeof titles,
  detail: string,
  field?: string,
): FastifyReply {
  const href = "https://docs.mollie.com/overview/handling-errors";
  return sendHal(reply.code(status), {
    status,
    title: titles[status],
    detail,
    ...(field !== undefined && { field }),
    _links: { documentation: { href, type: "text/html" } },
  });
}

/** Sends the type that Mollie sends. */
export function sendHal(reply: FastifyReply, body: object): FastifyReply {
  return reply.type("application/hal+json").send(JSON.stringify(body));
}
