import { expect, test } from "vitest";
import { startJobs } from "#server/roles/jobs.ts";
import { testApp } from "./test-app.ts";

const app = testApp({ MODE: "production" });

test("in production there is no outbox: its addresses are pages like any other", async () => {
  for (const url of ["/demo/outbox", "/demo/outbox/outbox.css"]) {
    expect((await app.visitor().get(url)).body).toBe("<p>page</p>");
  }
});

test("in production the jobs do not start without a mail server", async () => {
  await expect(startJobs(app.context)).rejects.toThrow("SMTP_URL is missing");
});
