import { expect, test } from "vitest";
import { startJobs } from "#server/roles/jobs/jobs.ts";
import { testApp } from "#tests/test-app.ts";

const app = testApp({ MODE: "production" });

test("serves no mailbox; its addresses are handled like any other page", async () => {
  for (const url of ["/demo/mailbox", "/demo/mailbox/mailbox.css"]) {
    expect((await app.visitor().get(url)).body).toBe("<p>page</p>");
  }
});

test("does not start the jobs without a mail server", async () => {
  await expect(startJobs(app.context)).rejects.toThrow("SMTP_URL is missing");
});
