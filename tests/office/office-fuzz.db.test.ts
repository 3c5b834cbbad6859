import { beforeAll, expect, test } from "vitest";
import { auditActions } from "#contract/office/audit-actions.ts";
import { officeEndpoints } from "#contract/office/endpoints.ts";
import { officePages } from "#contract/office/pages.ts";
import { staffRoles } from "#contract/office/roles.ts";
import { createMalformedRequests, sendMalformed } from "#tests/attacks/malformed-requests.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aStaffMember, OFFICE_HOST } from "#tests/world/a-staff-member.ts";

const app = testApp();
/** Routes that are not in the endpoint table: files and pages. */
const otherRoutes = [
  "GET /photos/:id.webp",
  "GET /cases/:id/:photo.webp",
  "GET /conversations/:id/:photo.webp",
  "GET /assets/:file",
  "GET /api/office/:unknown",
  ...officePages.map((page) => `GET ${page}`),
];
const keys = [...Object.keys(officeEndpoints), ...otherRoutes];
const senders = ["nobody", ...staffRoles] as const;
const browsers = new Map<string, Visitor>();

async function open(sender: (typeof senders)[number]) {
  if (sender === "nobody") return app.visitor(OFFICE_HOST);
  return (await aStaffMember(app, { roles: [["vonk", sender]] })).browser;
}

/** Every other request comes from a role that may make it, so that it gets further. */
function chooseSender(key: string, number: number): (typeof senders)[number] {
  const { access } = officeEndpoints[key as keyof typeof officeEndpoints] ?? { access: "anyone" };
  const choice = number % 2 === 0 && access !== "anyone" ? access : senders;
  return choice[(number >> 1) % choice.length] ?? "nobody";
}

beforeAll(async () => {
  for (const sender of senders) browsers.set(sender, await open(sender));
});

test("malformed requests to the office get no 5xx and no stack, from nobody or any role", async () => {
  const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 1_000_000);
  const requests = createMalformedRequests({
    table: officeEndpoints,
    otherRoutes,
    plausible: [
      "vonk",
      "none",
      "warning",
      "removal",
      "suspension",
      "about",
      "message",
      "not_you",
      "2026-11-21T12:00:00Z",
      auditActions[0],
      "a@staff.example",
      null,
    ],
    requests: 100 * keys.length,
    seed,
  });
  const times = new Map<string, number>();
  for (const [sent, request] of requests.entries()) {
    const sender = chooseSender(request.key, request.sender);
    // A valid log-out ends a session, as half an hour without use does.
    if (sender !== "nobody" && !browsers.get(sender)?.cookies.has("office")) {
      browsers.set(sender, await open(sender));
    }
    const browser = browsers.get(sender) as Visitor;
    await sendMalformed(browser, request, `seed ${seed}, request ${sent} as ${sender}`);
    times.set(request.key, (times.get(request.key) ?? 0) + 1);
    if (sent % 20 === 0) {
      app.clock.advance(60_000);
      for (const one of browsers.values()) await one.put("/api/office/session", {});
    }
  }
  expect(Math.min(...keys.map((key) => times.get(key) ?? 0))).toBeGreaterThanOrEqual(40);
}, 300_000);
