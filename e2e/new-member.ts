import { randomUUID } from "node:crypto";
import { expect, test } from "#e2e/test.ts";
import type { Browser, Page } from "@playwright/test";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { aSignup } from "#tests/world/a-signup.ts";
import { MAILBOX } from "#sandbox/mailbox/addresses.ts";
import { openWindow, sites } from "./pages.ts";

/** A page of every site that draws nothing, from which a test can call the API. */
const BLANK_PAGE = "/robots.txt";

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
  await page.goto(BLANK_PAGE);
  // Short enough to be a valid name.
  const email = `m${randomUUID().slice(0, 8)}@example.nl`;
  const place = places[site.id as keyof typeof places];
  await post(
    page,
    "/api/signup",
    aSignup({ ...place, email, password: NEW_MEMBER_PASSWORD, interests: [] }),
  );
  await context.addCookies([{ name: "language", value: "nl", url: origin }]);
  await page.goto(path);
  return { context, page, quiet, email };
}

/** Opens a window for a new member of a site, by default Vonk, in the site's first language or another. */
export async function signUpMember(
  browser: Browser,
  name: string,
  gender: "female" | "male",
  { site, language }: { readonly site?: (typeof sites)[number]; readonly language?: string } = {},
) {
  const { baseURL = "" } = test.info().project.use;
  const origin = site?.at(baseURL, "/") ?? baseURL;
  const opened = await openWindow(browser, origin);
  if (language)
    await opened.context.addCookies([{ name: "language", value: language, url: origin }]);
  const place = places[(site?.id ?? "vonk") as keyof typeof places];
  const data = aSignup({ ...place, name, gender, seeks: gender === "female" ? "male" : "female" });
  await opened.page.goto(BLANK_PAGE);
  const { user } = (await post(opened.page, "/api/signup", data)) as {
    user: { profile: { id: string } };
  };
  return { ...opened, email: data.email, id: user.profile.id };
}

/**
 * A different name for each attempt, because an earlier attempt's entries are still in the office's
 * queues.
 */
export const aName = (name: string) => name + "ab".slice(0, test.info().retry);

/** Marieke and Hendrik, who can see each other, each with a page. */
export async function openPair(browser: Browser, hisName = "Hendrik") {
  const she = await signUpMember(browser, "Marieke", "female");
  const he = await signUpMember(browser, hisName, "male");
  for (const { page, email } of [she, he]) await confirmMember(page, email);
  return { she, he };
}

/** Follows the link in the confirmation mail. */
export async function confirmMember(page: Page, email: string): Promise<void> {
  await expect(async () => {
    const link = await page.evaluate(findConfirmation, [MAILBOX.list, email] as const);
    await post(page, `/api/links${new URL(link).pathname}`, {});
  }).toPass();
}

/** The address of the first link in the newest mail to `email`; runs in the page. */
async function findConfirmation([list, email]: readonly [string, string]): Promise<string> {
  const load = async (address: string) =>
    new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
  const mails = [...(await load(list)).querySelectorAll("li")];
  const mail = mails.find(({ textContent }) => textContent.includes(email))?.querySelector("a");
  const link = (await load(mail?.getAttribute("href") ?? "")).querySelector("pre a");
  return link?.getAttribute("href") ?? "";
}

/** Posts to the page's own site, whose name the browser resolves and the machine may not. */
async function post(page: Page, path: string, data: object): Promise<unknown> {
  const { status, answer } = await page.evaluate(
    async ([address, headers, body]) => {
      const response = await fetch(address, { method: "POST", headers, body });
      return { status: response.status, answer: (await response.json()) as unknown };
    },
    [
      path,
      { [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT, "content-type": "application/json" },
      JSON.stringify(data),
    ] as const,
  );
  expect(status).toBe(200);
  return answer;
}
