import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import { aStaffMember, signIn } from "#tests/world/a-staff-member.ts";
import type { Visitor } from "#tests/test-app.ts";

const app = testApp();

const anAdmin = (...sites: string[]) =>
  aStaffMember(app, { roles: sites.map((site) => [site, "admin"] as const) });

interface Listed {
  readonly id: string;
  readonly email: string;
  readonly manageable: boolean;
  readonly roles: readonly { readonly site: string; readonly role: string }[];
}

async function findListed(admin: Visitor, email: string): Promise<Listed | undefined> {
  const { staff } = (await admin.get("/api/office/staff")).json() as { staff: Listed[] };
  return staff.find((one) => one.email === email);
}

const newcomer = (site: string) => ({
  name: "Bram",
  email: `bram-${site}-${Math.random()}@staff.example`,
  language: "nl",
  roles: [{ site, role: "moderator" }],
});

test("an admin can add a person only to their own sites", async () => {
  const { browser } = await anAdmin("vonk");
  const person = newcomer("vonk");
  const added = await browser.post("/api/office/staff", person);
  expect(added.json().link).toMatch(/^http:\/\/office\.localhost:3000\/welcome#[\w-]{43}$/);
  expect(await findListed(browser, person.email)).toMatchObject({ manageable: true });
  const elsewhere = await browser.post("/api/office/staff", newcomer("second-spring"));
  expect(elsewhere.json().error).toBe("role_required");
  expect((await browser.post("/api/office/staff", person)).json().fields).toMatchObject({
    email: { error: "staff_known" },
  });
});

test("an admin does not see who works for other sites only", async () => {
  const { browser } = await anAdmin("vonk");
  const other = await aStaffMember(app, { roles: [["second-spring", "moderator"]] });
  expect(await findListed(browser, other.email)).toBeUndefined();
});

test("an admin sees and changes roles only on their own sites", async () => {
  const { browser } = await anAdmin("vonk");
  const both = await aStaffMember(app, {
    roles: [
      ["vonk", "moderator"],
      ["second-spring", "support"],
    ],
  });
  const listed = await findListed(browser, both.email);
  expect(listed).toMatchObject({ manageable: false, roles: [{ site: "vonk" }] });
  const url = `/api/office/staff/${listed?.id}/roles`;
  const finance = { roles: [{ site: "vonk", role: "finance" }] };
  expect((await browser.put(url, finance)).statusCode).toBe(204);
  const { staff } = (await both.browser.get("/api/office/session")).json();
  expect(staff.roles).toMatchObject([
    { site: "second-spring", role: "support" },
    { site: "vonk", role: "finance" },
  ]);
  const foreign = { roles: [{ site: "second-spring", role: "admin" }] };
  expect((await browser.put(url, foreign)).json().error).toBe("role_required");
});

test.each(["disable", "enable", "invitation", "sign-out"])(
  "%s needs an admin of all of the person's sites",
  async (act) => {
    const { browser } = await anAdmin("vonk");
    const both = await aStaffMember(app, {
      roles: [
        ["vonk", "moderator"],
        ["second-spring", "moderator"],
      ],
    });
    const { id } = (await findListed(browser, both.email)) ?? {};
    const url = `/api/office/staff/${id}/${act}`;
    expect((await browser.post(url, {})).json().error).toBe("role_required");
    const { browser: wider } = await anAdmin("vonk", "second-spring");
    expect((await wider.post(url, {})).statusCode).toBeLessThan(300);
  },
);

test("admins can neither disable themselves nor change their own roles", async () => {
  const admin = await anAdmin("vonk");
  const { id } = (await findListed(admin.browser, admin.email)) ?? {};
  const disabled = await admin.browser.post(`/api/office/staff/${id}/disable`, {});
  expect(disabled.json().error).toBe("role_required");
  const roles = await admin.browser.put(`/api/office/staff/${id}/roles`, { roles: [] });
  expect(roles.json().error).toBe("role_required");
});

test("a disabled person is signed out at once and cannot sign in until enabled", async () => {
  const { browser } = await anAdmin("vonk");
  const person = await aStaffMember(app);
  const { id } = (await findListed(browser, person.email)) ?? {};
  await browser.post(`/api/office/staff/${id}/disable`, {});
  expect((await person.browser.get("/api/office/session")).json().staff).toBeNull();
  app.clock.advance(60_000);
  expect((await signIn(app, person)).answer.json().error).toBe("office_login_failed");
  await browser.post(`/api/office/staff/${id}/enable`, {});
  expect((await signIn(app, person)).answer.statusCode).toBe(200);
});

test("an admin ends a person's sessions, and the person can sign in again", async () => {
  const { browser } = await anAdmin("vonk");
  const person = await aStaffMember(app);
  const { id } = (await findListed(browser, person.email)) ?? {};
  expect((await browser.post(`/api/office/staff/${id}/sign-out`, {})).statusCode).toBe(204);
  expect((await person.browser.get("/api/office/session")).json().staff).toBeNull();
  app.clock.advance(60_000);
  expect((await signIn(app, person)).answer.statusCode).toBe(200);
});

test("new roles end the link of an open invitation", async () => {
  const { browser } = await anAdmin("vonk");
  const person = newcomer("vonk");
  const { link } = (await browser.post("/api/office/staff", person)).json();
  const { id } = (await findListed(browser, person.email)) ?? {};
  const open = async () => {
    const token = link.split("#")[1];
    return (await browser.post("/api/office/invitation", { token })).statusCode;
  };
  const url = `/api/office/staff/${id}/roles`;
  await browser.put(url, { roles: [{ site: "vonk", role: "moderator" }] });
  expect(await open()).toBe(200);
  await browser.put(url, { roles: [{ site: "vonk", role: "admin" }] });
  expect(await open()).toBe(410);
});

test("an admin of one site does not read which roles a new person has on another", async () => {
  const { browser } = await anAdmin("vonk", "second-spring");
  const { browser: elsewhere } = await anAdmin("second-spring");
  const roles = [
    { site: "vonk", role: "finance" },
    { site: "second-spring", role: "support" },
  ];
  await browser.post("/api/office/staff", { ...newcomer("vonk"), name: "Anouk", roles });
  const [entry] = (await elsewhere.get("/api/office/audit")).json().entries;
  expect(entry).toMatchObject({
    action: "staff.added",
    site_name: "Second Spring",
    details: { role: "support" },
  });
  const own = (await elsewhere.get("/api/office/audit")).json().entries;
  expect(JSON.stringify(own)).not.toContain("finance");
});

test("the audit trail names who did what, for the sites of the admin", async () => {
  const { browser } = await anAdmin("vonk");
  const { browser: elsewhere } = await anAdmin("second-spring");
  const person = newcomer("vonk");
  await browser.post("/api/office/staff", person);
  const { id } = (await findListed(browser, person.email)) ?? {};
  await browser.put(`/api/office/staff/${id}/roles`, {
    roles: [{ site: "vonk", role: "support" }],
  });
  const { entries } = (await browser.get("/api/office/audit")).json();
  expect(entries.slice(0, 2)).toMatchObject([
    {
      action: "staff.roles_changed",
      by: "Nadia",
      target: "Bram",
      site_name: "Vonk",
      details: { added: ["support"], removed: ["moderator"] },
    },
    { action: "staff.added", by: "Nadia", target: "Bram", details: { role: "moderator" } },
  ]);
  const others = (await elsewhere.get("/api/office/audit")).json().entries;
  expect(JSON.stringify(others)).not.toContain("Bram");
});

test("the audit trail can be filtered by person, action, site and time", async () => {
  const { browser, email } = await anAdmin("vonk", "second-spring");
  const { id: self } = (await findListed(browser, email)) ?? {};
  app.clock.advance(60_000);
  const at = app.clock.now().toISOString();
  await browser.post("/api/office/staff", { ...newcomer("vonk"), name: "Floor" });
  await browser.post("/api/office/staff", { ...newcomer("second-spring"), name: "Gijs" });
  const list = async (filters: Record<string, string>): Promise<string[]> => {
    const query = new URLSearchParams(filters);
    const { entries } = (await browser.get(`/api/office/audit?${query}`)).json();
    return entries.map(({ action, target }: Record<string, string>) => `${action} ${target}`);
  };
  const both = ["staff.added Gijs", "staff.added Floor"];
  expect(await list({ staff: self ?? "", action: "staff.added" })).toEqual(both);
  expect(await list({ from: at })).toEqual(both);
  expect(await list({ from: at, site: "vonk" })).toEqual(["staff.added Floor"]);
  expect(await list({ from: at, action: "staff.joined" })).toEqual([]);
  expect(await list({ until: at })).not.toEqual(expect.arrayContaining(both));
  expect(await list({ from: at, site: "zweiter-fruehling" })).toEqual([]);
});

test("an admin reads whether the chain is unbroken", async () => {
  const { browser } = await anAdmin("vonk");
  const { entries, hash, breaks } = (await browser.post("/api/office/audit/chain", {})).json();
  expect([entries > 0, hash, breaks]).toEqual([true, expect.stringMatching(/^[\da-f]{64}$/), 0]);
});
