import { createECDH, randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isSigned } from "./check-signature.ts";
import { decryptPush } from "./decrypt-push.ts";
import type { BrowserKeys } from "./decrypt-push.ts";

interface Subscription extends BrowserKeys {
  readonly pushes: { readonly urgency: unknown; readonly topic: unknown; readonly text: string }[];
}

interface Options {
  /** The address of the server, without a trailing slash. */
  readonly root: () => string;
  readonly now: () => Date;
}

/**
 * The demo's push service, with the browsers that subscribed: it checks who sends, decrypts what
 * arrives and lists it. `POST /push/subscriptions` makes a subscription as a browser does.
 */
export function mountPushService(server: FastifyInstance, { root, now }: Options): void {
  const subscriptions = new Map<string, Subscription>();
  const find = (request: FastifyRequest) =>
    subscriptions.get((request.params as { readonly id: string }).id);
  const sendGone = (reply: FastifyReply) => reply.code(410).send();

  server.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_r, body, done) =>
    done(null, body),
  );
  server.post("/push/subscriptions", (_request, reply) => {
    const id = randomBytes(16).toString("base64url");
    const pair = createECDH("prime256v1");
    pair.generateKeys();
    const auth = randomBytes(16);
    subscriptions.set(id, { pair, auth, pushes: [] });
    const keys = {
      p256dh: pair.getPublicKey("base64url"),
      auth: auth.toString("base64url"),
    };
    return reply.code(201).send({ endpoint: `${root()}/push/${id}`, keys });
  });
  server.post("/push/:id", (request, reply) => {
    const subscription = find(request);
    if (!subscription) return sendGone(reply);
    const { authorization, urgency, topic } = request.headers;
    if (!isSigned(authorization, { audience: root(), now: now() })) return reply.code(403).send();
    const text = decryptPush(request.body as Buffer, subscription);
    subscription.pushes.push({ urgency, topic, text });
    return reply.code(201).send();
  });
  server.get("/push/:id", (request, reply) => {
    const subscription = find(request);
    return subscription ? reply.send(subscription.pushes) : sendGone(reply);
  });
  server.delete("/push/:id", (request, reply) => {
    subscriptions.delete((request.params as { readonly id: string }).id);
    return reply.code(204).send();
  });
}
