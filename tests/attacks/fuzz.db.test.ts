import { beforeAll, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { createMalformedRequests, sendMalformed } from "./malformed-requests.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { PASSWORD, aMember } from "#tests/world/a-member.ts";

const app = testApp();
/** Routes that are not in the endpoint table: the provider's webhook, the socket, files and pages. */
const otherRoutes = [
  "POST /api/payments/webhook/sandbox",
  "GET /api/live",
  "GET /api/openapi.json",
  "GET /api/:unknown",
  "GET /media/:file",
  "GET /brand.css",
  "GET /members/:id",
  "GET /:page",
];
const keys = [...Object.keys(endpoints), ...otherRoutes];
/** Ten thousand, and enough that chance leaves an address fewer than a hundred in 1 of 1,000 runs. */
const REQUESTS = Math.max(10_000, 150 * keys.length);
/** The maximum time for a request, in milliseconds. */
const LONGEST = 5_000;
let member: Visitor;
let visitor: Visitor;

beforeAll(async () => {
  const { email } = await aMember(app.db);
  member = app.visitor();
  visitor = app.visitor();
  await member.post("/api/user.php", { email, password: PASSWORD });
  expect(member.cookies.has("session")).toBe(true);
});

test("ten thousand malformed requests get no 5xx and no stack, and always an error code", async () => {
  const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 1_000_000);
  let sent = 0;
  let longest = 0;
  const times = new Map<string, number>();
  const made = createMalformedRequests({
    table: endpoints,
    otherRoutes,
    plausible: ["vonk", "nl", null],
    requests: REQUESTS,
    seed,
  });
  for (const request of made) {
    sent += 1;
    const sender = request.sender % 2 === 0 ? member : visitor;
    const took = await sendMalformed(sender, request, `seed ${seed}, request ${sent}`);
    longest = Math.max(longest, took);
    times.set(request.key, (times.get(request.key) ?? 0) + 1);
    // A valid log-out among the requests ends the session, so the member logs in again.
    if (!member.cookies.has("session")) {
      app.clock.advance(60 * 60_000);
      await relogin();
    }
    if (sent % 20 === 0) app.clock.advance(60_000);
  }
  const fewest = Math.min(...keys.map((key) => times.get(key) ?? 0));
  process.stdout.write(
    `fuzz: ${sent} requests to ${keys.length} addresses, ${fewest} or more to each, the longest ${longest.toFixed(0)} ms, seed ${seed}\n`,
  );
  expect(fewest).toBeGreaterThanOrEqual(100);
  expect(longest).toBeLessThan(LONGEST);
}, 300_000);

async function relogin() {
  const { email } = await aMember(app.db);
  await member.post("/api/user.php", { email, password: PASSWORD });
}
