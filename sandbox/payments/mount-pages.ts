import type { FastifyInstance, FastifyReply } from "fastify";
import { readCard } from "./cards.ts";
import { checkoutPage } from "./checkout-pages.ts";
import type { PageState } from "./checkout-pages.ts";
import { decide, expireOverdue, notifyAgain } from "./sandbox-provider.ts";
import type { Decision, SandboxProvider } from "./sandbox-provider.ts";
import { isSandboxMethod, sandboxBanks } from "./methods.ts";
import { notFoundPage, overviewPage } from "./overview-page.ts";
import { STYLE } from "./page-frame.ts";
import { isUndecided } from "./payment.ts";
import type { SandboxPayment } from "./payment.ts";
import { reversePayment } from "./reverse-payment.ts";

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

/** Mounts the pages on which the visitor pays. */
export function mountPages(server: FastifyInstance, provider: SandboxProvider): void {
  server.get("/style.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(STYLE));

  server.get("/", (request, reply) =>
    page(reply, overviewPage(provider.file.newest(50), request.headers["accept-language"])),
  );

  server.get<{ Params: Token }>("/checkout/:token", (request, reply) => {
    expireOverdue(provider);
    const payment = provider.file.byToken(request.params.token);
    return payment ? page(reply, checkoutPage(payment)) : sendNotFound(reply);
  });

  server.post<Form>("/checkout/:token/method", (request, reply) => {
    const { method = "" } = request.body;
    return changing(request.params.token, reply, (payment) => {
      if (isSandboxMethod(method) && payment.status === "open" && payment.method === null) {
        provider.file.put({ ...payment, method });
      }
      return redirectToPage(reply, payment);
    });
  });

  server.post<Form>("/checkout/:token/issuer", (request, reply) => {
    const issuer = sandboxBanks.find(({ id }) => id === request.body["issuer"])?.id;
    return changing(request.params.token, reply, (payment) => {
      if (issuer !== undefined && payment.status === "open" && payment.method === "ideal") {
        provider.file.put({ ...payment, issuer });
      }
      return redirectToPage(reply, payment);
    });
  });

  server.post<Form>("/checkout/:token/card", (request, reply) => {
    const card = readCard(request.body["number"] ?? "");
    return changing(request.params.token, reply, (payment) => {
      if (!isUndecided(payment)) return redirectToPage(reply, payment);
      if (!card) return page(reply, checkoutPage(payment, { cardUnknown: true }), 422);
      const stored = { label: card.label, lastFour: card.number.slice(-4) };
      decide(
        provider,
        payment.id,
        card.failureReason === null
          ? { status: "paid", card: stored }
          : { status: "failed", failureReason: card.failureReason, card: stored },
      );
      return reply.redirect(payment.redirectUrl, 303);
    });
  });

  server.post<Form>("/checkout/:token/outcome", (request, reply) => {
    const outcome = outcomes[request.body["outcome"] ?? ""];
    return changing(request.params.token, reply, (payment) => {
      if (!outcome || !isUndecided(payment)) return redirectToPage(reply, payment);
      decide(provider, payment.id, outcome.decision);
      if (outcome.words) return page(reply, checkoutPage(payment, outcome.words));
      if (outcome.decision.status === "pending") return redirectToPage(reply, payment);
      const canceled = outcome.decision.status === "canceled";
      return reply.redirect((canceled ? payment.cancelUrl : null) ?? payment.redirectUrl, 303);
    });
  });

  server.post<Form>("/checkout/:token/reversal", (request, reply) =>
    changing(request.params.token, reply, (payment) => {
      reversePayment(provider, payment.id, request.body["reversal"] ?? "");
      return redirectToPage(reply, payment);
    }),
  );

  server.post<Form>("/checkout/:token/notice", (request, reply) =>
    changing(request.params.token, reply, (payment) => {
      notifyAgain(provider, payment.id);
      return reply.redirect("/", 303);
    }),
  );

  server.setNotFoundHandler((_request, reply) => sendNotFound(reply));

  function changing(
    token: string,
    reply: FastifyReply,
    change: (payment: SandboxPayment) => FastifyReply,
  ): FastifyReply {
    expireOverdue(provider);
    const payment = provider.file.byToken(token);
    return payment ? change(payment) : sendNotFound(reply);
  }
}

interface Token {
  token: string;
}

interface Form {
  Params: Token;
  Body: Record<string, string | undefined>;
}

interface Outcome {
  readonly decision: Decision;
  readonly words?: PageState;
}

const outcomes: Readonly<Partial<Record<string, Outcome>>> = {
  pay: { decision: { status: "paid" } },
  pay_lost: { decision: { status: "paid" }, words: { lost: true } },
  pay_half: { decision: { status: "paid", half: true } },
  pay_twice: { decision: { status: "paid", times: 2 } },
  fail: { decision: { status: "failed" } },
  cancel: { decision: { status: "canceled" } },
  pending: { decision: { status: "pending" } },
  expire: { decision: { status: "expired" } },
};

function page(reply: FastifyReply, text: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("content-security-policy", POLICY)
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .send(text);
}

function redirectToPage(reply: FastifyReply, { token }: SandboxPayment): FastifyReply {
  return reply.redirect(`/checkout/${token}`, 303);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return page(reply, notFoundPage(reply.request.headers["accept-language"]), 404);
}
