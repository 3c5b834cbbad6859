import { expect, test, once } from "#e2e/test.ts";
import { confirmMember, signUpMember } from "#e2e/new-member.ts";
import { mailedHtml } from "#e2e/mailed-link.ts";
import { sites } from "#e2e/pages.ts";
import { postToOffice } from "./call-office.ts";

/** The English site, because other tests send their mailings on another one. */
const [, , site] = sites;

test(
  "a member who unsubscribes from a mailing in the mail program gets no more news",
  once,
  async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    if (!site) throw new Error("the demo has two sites");
    const { page, email, quiet } = await signUpMember(browser, "Marjorie", "female", { site });
    await confirmMember(page, email);
    await page.goto("/notifications");
    const news = page.getByRole("checkbox", { name: "News, Email" });
    await news.check();
    await expect(page.getByText("News: we will email you about this.")).toBeVisible();

    const subject = `News ${Date.now()}`;
    const admin = process.env["E2E_ADMIN_SESSION"] ?? "";
    const texts = { en: { subject, text: "The library has moved." } };
    const mailing = { site: site.id, kind: "news", texts };
    const { answer } = await postToOffice(baseURL, "/api/office/mailings", mailing, admin);
    const { id } = answer as { id: string };
    const now = { version: 1, starts_at: null };
    await postToOffice(baseURL, `/api/office/mailings/${id}/schedule`, now, admin);

    expect(await mailedHtml(page, email, subject)).toContain("The library has moved.");
    await page
      .getByRole("listitem")
      .filter({ hasText: email })
      .filter({ hasText: subject })
      .getByRole("link")
      .click();
    await page.getByRole("button", { name: "Unsubscribe in the email program" }).click();
    await expect(page.getByRole("status")).toHaveText(
      "The recipient unsubscribed in the email program.",
    );
    await page.goto("/notifications");
    await expect(page.getByText(/^You unsubscribed in your email program/)).toBeVisible();
    quiet();
  },
);
