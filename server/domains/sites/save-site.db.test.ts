import { expect, test } from "vitest";
import { createManualClock } from "#tests/manual-clock.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { testDatabase } from "#tests/test-database.ts";
import { findSites } from "./find-site.ts";
import { saveSite } from "./save-site.ts";

const database = testDatabase();
const [vonk] = demoSites;
const { position: _, ...withoutPosition } = vonk ?? { position: 1 };
const avondrood = {
  ...withoutPosition,
  id: "avondrood",
  hosts: ["avondrood.example", "www.avondrood.example"],
  data: { ...vonk?.data, name: "Avondrood", domain: "avondrood.example" },
};

async function storedSites() {
  const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));
  const sites = findSites(database.db, clock, {
    firstForUnknown: false,
    onProblem: () => undefined,
  });
  return sites.all();
}

test("a new site is created after the others and answers on its hosts", async () => {
  for (const site of demoSites) expect(await saveSite(database.db, site)).toBe("created");
  expect(await saveSite(database.db, avondrood)).toBe("created");
  const sites = await storedSites();
  expect(sites.map(({ name }) => name).at(-1)).toBe("Avondrood");
  expect(sites.at(-1)?.hosts.toSorted()).toEqual(avondrood.hosts);
});

test("saving the same file again changes nothing, and a changed file only what it changes", async () => {
  expect(await saveSite(database.db, avondrood)).toBe("unchanged");
  const moved = { ...avondrood, hosts: ["avondrood.example", "dating.avondrood.example"] };
  expect(await saveSite(database.db, moved)).toBe("updated");
  const renamed = { ...moved, data: { ...moved.data, name: "Avondlicht" } };
  expect(await saveSite(database.db, renamed)).toBe("updated");
  const site = (await storedSites()).at(-1);
  expect(site?.name).toBe("Avondlicht");
  expect(site?.hosts.toSorted()).toEqual(["avondrood.example", "dating.avondrood.example"]);
});

test("a host of another site is rejected by name, and nothing is stored", async () => {
  const thief = { ...avondrood, hosts: ["avondrood.example", "second.localhost"] };
  const saving = saveSite(database.db, { ...thief, id: "thief" });
  await expect(saving).rejects.toMatchObject({
    problems: [
      "hosts has avondrood.example, which the site avondrood has already",
      "hosts has second.localhost, which the site second-spring has already",
    ],
  });
  expect((await storedSites()).map(({ id }) => id)).not.toContain("thief");
});

test("a document with problems is not stored", async () => {
  const saving = saveSite(database.db, { ...avondrood, id: "broken", data: {} });
  await expect(saving).rejects.toThrow("name is missing");
  expect((await storedSites()).map(({ id }) => id)).not.toContain("broken");
});

test("fields of a newer program outlive a save by this one, inside groups too, but not in a file", async () => {
  const { data: saved } = avondrood;
  await saveSite(database.db, avondrood);
  await database.handle.pool.query(
    `update site set data = jsonb_set(data, '{company,lei}', '"5493001KJTIIGC8Y1R12"')
      || '{"gift_wrapping": true, "message_length": 500}'
    where id = 'avondrood'`,
  );
  expect(await saveSite(database.db, avondrood)).toBe("updated");
  const { rows } = await database.handle.pool.query("select data from site where id = 'avondrood'");
  const company = { ...saved.company, lei: "5493001KJTIIGC8Y1R12" };
  expect(rows[0]?.data).toMatchObject({
    gift_wrapping: true,
    message_length: saved.message_length,
    company,
  });
  expect(await saveSite(database.db, avondrood)).toBe("unchanged");
  const written = { ...avondrood, data: { ...saved, gift_wrapping: true } };
  await expect(saveSite(database.db, written)).rejects.toThrow('data has "gift_wrapping"');
});
