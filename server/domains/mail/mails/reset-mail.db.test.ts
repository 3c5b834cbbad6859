import { expect, test } from "vitest";
import type { SiteId } from "#contract/shared/ids.ts";
import { locales } from "#contract/shared/languages.ts";
import { toSite } from "#server/domains/sites/find-site.ts";
import { siteData } from "#server/domains/sites/site-data/site-data.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { buildLinkMail } from "./link-mail.ts";
import { buildPasswordChangedMail } from "./password-changed-mail.ts";
import { buildDeletedAccountMail, buildUnknownAddressMail } from "./reset-mail.ts";

const sites = demoSites.map(({ id, hosts, data }) =>
  toSite(siteData.parse(data), { id: id as SiteId, hosts }),
);
const link = "https://site.example/abc";
const at = new Date("2026-11-28T23:30:00Z");
const email = "iemand@example.nl";

test.each(locales)("in %s every mail about a password is complete, on every site", (locale) => {
  for (const site of sites) {
    const mails = [
      buildLinkMail(site, locale, "reset", { address: link, expires: at, at }),
      buildUnknownAddressMail(site, locale, { email, signUp: link }),
      buildDeletedAccountMail(site, locale, link),
      buildPasswordChangedMail(site, locale, { changed: at, reset: link, removedPasskeys: true }),
    ];
    for (const { subject, text } of mails) {
      expect(subject).toContain(site.name);
      expect(text).toContain(`:\n${link}\n`);
      expect(subject + text).not.toMatch(/[{}]|undefined/);
    }
    expect(mails[0]?.text).toContain("2026");
    expect(mails[1]?.text).toContain(email);
    expect(mails[3]?.text).toContain("2026");
  }
});
