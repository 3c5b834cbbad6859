import type { FastifyInstance } from "fastify";

interface Options {
  /** The sites are only reachable over https. */
  readonly secure: boolean;
  readonly development: boolean;
  /** Whether an address is itself a secret, which must not reach other pages as a referrer. */
  readonly isSecret: (path: string) => boolean;
}

/**
 * Headers of every response. Pages have no inline scripts or styles, so the policy forbids both;
 * the development pages of the build tool need them.
 */
export function addSecurityHeaders(
  server: FastifyInstance,
  { secure, development, isSecret }: Options,
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
  server.addHook("onSend", async (request, reply) => {
    const [path = ""] = request.url.split("?");
    if (isSecret(path)) reply.header("referrer-policy", "no-referrer");
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}
