import { sql } from "kysely";
import { expect, test } from "vitest";
import { disabledReasons } from "#contract/accounts.ts";
import { testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { buyCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { withSite } from "#tests/world/with-site.ts";

const app = testApp();

test("the user combines the account, the profile, the ledger and the site", async () => {
  const profile = { name: "Geertje", country: "BE", region: "VLG" };
  const member = await aMember(app.db, { language: "fr", profile });
  await buyCredits(app.db, member, 150);
  const browser = await loggedIn(app, member.id);
  await withSite(app, "vonk", { fictional_icon: "feather" }, async () => {
    expect((await browser.get("/api/user.php")).json().user).toMatchObject({
      status: "active",
      credits: 150,
      paid_user: true,
      language: "fr",
      signup_date: "2026-11-01T12:00:00.000Z",
      fictional_icon: "feather",
      notifications_disabled: [],
      profile: { id: member.id, status: "active", name: "Geertje", country: "BE" },
    });
  });
});

test("the reasons for stopping mail to a member are shown only to that member", async () => {
  const [member, other] = [await aMember(app.db), await aMember(app.db)];
  const disabledOf = async ({ id }: typeof member) =>
    (await (await loggedIn(app, id)).get("/api/user.php")).json().user.notifications_disabled;
  await sql`insert into notification_stop (account_id, reason)
    select ${member.id}, unnest(${[...disabledReasons]}::text[])`.execute(app.db);
  expect(await disabledOf(member)).toEqual(["bounce", "fbl", "listunsubscribe"]);
  expect(await disabledOf(other)).toEqual([]);
});

test.each([
  [{}, ["about", "reason"]],
  [{ about: "Ik zing." }, ["reason"]],
  [{ about: "Ik zing.", reason: "dating" }, []],
])("with %j on the profile, %j is missing", async (profile, missing) => {
  const { id } = await aMember(app.db, { profile });
  const { user } = (await (await loggedIn(app, id)).get("/api/user.php")).json();
  expect(user.profile.missing).toEqual(missing);
});
