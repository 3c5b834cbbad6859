import type { FastifyInstance, FastifyReply } from "fastify";
import { renderSVG } from "uqr";
import { withPendingMandate } from "#sandbox/payments/customers.ts";
import { endOf } from "#sandbox/payments/create-payment.ts";
import { getMethod, listPayable } from "#sandbox/payments/methods.ts";
import { isUndecided } from "#sandbox/payments/payment.ts";
import type { SandboxPayment, Decision } from "#sandbox/payments/payment.ts";
import { reversePayment } from "#sandbox/payments/reverse-payment.ts";
import { decide, advancePayments, notifyAgain } from "#sandbox/payments/sandbox-provider.ts";
import type { SandboxProvider } from "#sandbox/payments/sandbox-provider.ts";
import { checkoutPage } from "./checkout-page.ts";
import { notFoundPage, overviewPage } from "./overview-page.ts";
import { STYLE } from "./page-frame.ts";

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

/** Mounts the pages on which the visitor pays. */
export function mountPages(server: FastifyInstance, provider: SandboxProvider): void {
  server.get("/style.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(STYLE));

  server.get("/", (request, reply) =>
    page(reply, overviewPage(provider.file.newest(50), request.headers["accept-language"])),
  );

  server.get<{ Params: Token }>("/checkout/:token", (request, reply) => {
    advancePayments(provider);
    const payment = provider.file.byToken(request.params.token);
    return payment
      ? page(reply, checkoutPage(payment, { at: provider.now() }))
      : sendNotFound(reply);
  });

  server.get<{ Params: { file: string } }>("/qr/:file", (request, reply) => {
    const payment = provider.file.byToken(request.params.file.replace(/\.svg$/, ""));
    const method = payment?.method ? getMethod(payment.method) : null;
    if (!payment || !method?.buildQrText) return sendNotFound(reply);
    const code = renderSVG(method.buildQrText(payment, provider.root()), { ecc: "M" });
    return reply.type("image/svg+xml").header("cache-control", "no-store").send(code);
  });

  server.post<Form>("/checkout/:token/method", (request, reply) => {
    return changing(request.params.token, reply, (payment) => {
      const method = listPayable(payment).find((id) => id === request.body["method"]);
      if (method && payment.status === "open" && payment.method === null) {
        const expiresAt = endOf(method, new Date(payment.createdAt));
        provider.file.put(withPendingMandate(provider, { ...payment, method, expiresAt }));
      }
      return redirectToPage(reply, payment);
    });
  });

  server.post<Form>("/checkout/:token/outcome", (request, reply) => {
    const outcome = outcomes[request.body["outcome"] ?? ""];
    return changing(request.params.token, reply, (payment) => {
      if (!outcome || !isUndecided(payment)) return redirectToPage(reply, payment);
      decide(provider, payment.id, outcome.decision);
      if (outcome.lost) {
        return page(reply, checkoutPage(payment, { at: provider.now(), lost: true }));
      }
      return redirectToShop(reply, payment, outcome.decision);
    });
  });

  server.post<Form>("/checkout/:token/reversal", (request, reply) =>
    changing(request.params.token, reply, (payment) => {
      const { reversal = "", reason = "" } = request.body;
      reversePayment(provider, payment.id, { name: reversal, reason });
      return redirectToPage(reply, payment);
    }),
  );

  server.post<Form>("/checkout/:token/notice", (request, reply) =>
    changing(request.params.token, reply, (payment) => {
      notifyAgain(provider, payment.id);
      return reply.redirect("/", 303);
    }),
  );

  /** What the pages of the methods do. */
  server.post<Form & { Params: { action: string } }>(
    "/checkout/:token/:action",
    (request, reply) => {
      const { token, action } = request.params;
      return changing(token, reply, (payment) => {
        const actions = payment.method === null ? {} : (getMethod(payment.method).actions ?? {});
        const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
        if (!act) return sendNotFound(reply);
        if (!isUndecided(payment)) return redirectToPage(reply, payment);
        const at = provider.now();
        const result = act(request.body, payment, at);
        if (result.is === "decided") {
          decide(provider, payment.id, result.decision);
          return redirectToShop(reply, payment, result.decision);
        }
        const changed = { ...payment, ...result.change };
        provider.file.put(changed);
        if (result.is === "changed") return redirectToPage(reply, payment);
        return page(reply, checkoutPage(changed, { at, error: result.error }), 422);
      });
    },
  );

  server.setNotFoundHandler((_request, reply) => sendNotFound(reply));

  function changing(
    token: string,
    reply: FastifyReply,
    change: (payment: SandboxPayment) => FastifyReply,
  ): FastifyReply {
    advancePayments(provider);
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
  /** The payer does not return to the shop. */
  readonly lost?: true;
}

const outcomes: Readonly<Partial<Record<string, Outcome>>> = {
  pay: { decision: { status: "paid" } },
  pay_lost: { decision: { status: "paid" }, lost: true },
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

function redirectToShop(
  reply: FastifyReply,
  payment: SandboxPayment,
  { status }: Decision,
): FastifyReply {
  const address = (status === "canceled" ? payment.cancelUrl : null) ?? payment.redirectUrl;
  if (status === "pending" || address === null) return redirectToPage(reply, payment);
  return reply.redirect(address, 303);
}

function redirectToPage(reply: FastifyReply, { token }: SandboxPayment): FastifyReply {
  return reply.redirect(`/checkout/${token}`, 303);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return page(reply, notFoundPage(reply.request.headers["accept-language"]), 404);
}
