import type { FastifyInstance } from "fastify";

/**
 * Headers of every answer. Pages hold no inline script and no inline style, so the policy forbids
 * both; the build tool's development pages need them.
 */
export function securityHeaders(
  server: FastifyInstance,
  { secure, development }: { secure: boolean; development: boolean },
): void {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  const headers: Record<string, string> = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), payment=(), usb=()",
    ...(!development && { "content-security-policy": policy }),
    ...(secure && { "strict-transport-security": "max-age=31536000" }),
  };
  server.addHook("onSend", async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}
