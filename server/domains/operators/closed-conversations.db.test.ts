import { expect, test } from "vitest";
import type { SiteId } from "#contract/shared/ids.ts";
import { outcome } from "#tests/outcome.ts";
import { testApp } from "#tests/test-app.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { hideMember, showMember } from "#tests/world/hide-member.ts";
import { claim, isQueued, reply } from "#tests/world/operators/in-office.ts";
import { writeToFictional } from "#tests/world/operators/write-to-fictional.ts";
import { suspendMember } from "#tests/world/suspend-member.ts";

const app = testApp();
const site = "vonk" as SiteId;

const anOperator = async () => (await aStaffMember(app, { roles: [["vonk", "operator"]] })).browser;

const sides = ["profile", "member"] as const;

test.each(sides)(
  "nobody replies once staff disable the %s of a claimed conversation",
  async (side) => {
    const { he, profile, conversation: id } = await writeToFictional(app);
    const [operator, other] = [await anOperator(), await anOperator()];
    await claim(operator, id);
    const disabled = side === "profile" ? profile : he.id;
    await suspendMember(app.db, { id: disabled, site }, app.clock.now());
    expect(await isQueued(other, id)).toBe(false);
    expect(outcome(await reply(operator, id))).toBe("conversation_closed");
    expect(outcome(await claim(other, id))).toBe("not_found");
    expect(outcome(await claim(operator, id))).toBe("not_found");
    const next = (await other.post("/api/office/conversations/next", {})).json<{ id: string }>();
    expect(next.id).not.toBe(id);
  },
);

test.each(sides)("a conversation whose deleted %s comes back waits again", async (side) => {
  const { he, profile, conversation: id } = await writeToFictional(app);
  const [operator, other] = [await anOperator(), await anOperator()];
  await claim(operator, id);
  const [deleted, viewer] = side === "profile" ? [profile, he.id] : [he.id, profile];
  await hideMember(app.db, deleted, "deleted", viewer);
  expect(await isQueued(other, id)).toBe(false);
  expect(outcome(await reply(operator, id))).toBe("conversation_closed");
  await showMember(app.db, deleted);
  expect(await isQueued(other, id)).toBe(true);
  expect(outcome(await reply(operator, id))).toBe(200);
});
