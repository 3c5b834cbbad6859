import { randomUUID } from "node:crypto";
import { expect, test } from "#e2e/test.ts";
import type { Browser, Page } from "@playwright/test";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { aSignup } from "#tests/world/a-signup.ts";
import { openMail, openWindow, sites } from "./pages.ts";

const places = {
  vonk: { country: "NL", region: "09", city: "Amersfoort" },
  "zweiter-fruehling": { country: "DE", region: "01", city: "Stuttgart" },
  "second-spring": { country: "GB", region: "ENG", city: "Leeds" },
} as const;

export const NEW_MEMBER_PASSWORD = "zeven lange koeien";

/** Opens a page in Dutch as a member who has just signed up on a site. */
export async function openAsNewMember(
  browser: Browser,
  baseURL: string | undefined,
  {
    path,
    site = sites[0],
  }: { readonly path: string; readonly site?: (typeof sites)[number] | undefined },
) {
  if (!site) throw new Error("the demo has no sites");
  const origin = site.at(baseURL, "/");
  const { context, page, quiet } = await openWindow(browser, origin);
  await page.goto("/login");
  // Short enough to be tried as a name.
  const email = `m${randomUUID().slice(0, 8)}@example.nl`;
  const place = places[site.id as keyof typeof places];
  const status = await page.evaluate(
    async ([headers, body]) =>
      (await fetch("/api/signup", { method: "POST", headers, body: JSON.stringify(body) })).status,
    [
      { [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT, "content-type": "application/json" },
      aSignup({ ...place, email, password: NEW_MEMBER_PASSWORD, interests: [] }),
    ] as const,
  );
  expect(status).toBe(200);
  await context.addCookies([{ name: "language", value: "nl", url: origin }]);
  await page.goto(path);
  return { context, page, quiet, email };
}

const headers = { [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT };

/** Opens a window for a new member with 30 bonus credits. */
export async function signUpMember(browser: Browser, name: string, gender: "female" | "male") {
  const opened = await openWindow(browser, test.info().project.use.baseURL ?? "");
  const data = aSignup({ name, gender, seeks: gender === "female" ? "male" : "female" });
  const answer = await opened.page.request.post("/api/signup", { headers, data });
  expect(answer.status()).toBe(200);
  const { user } = (await answer.json()) as { user: { profile: { id: string } } };
  return { ...opened, email: data.email, id: user.profile.id };
}

/** Follows the link in the confirmation mail. */
export async function confirmMember(page: Page, email: string): Promise<void> {
  await openMail(page, email);
  const link = await page.locator("pre a").first().getAttribute("href");
  const token = new URL(link ?? "", page.url()).pathname.slice(1);
  const answer = await page.request.post(`/api/links/${token}`, { headers, data: {} });
  expect(answer.status()).toBe(200);
}
