import { sql } from "kysely";
import { expect, test } from "vitest";
import type { ConversationId } from "#contract/shared/ids.ts";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { testApp } from "#tests/test-app.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { claim, findQueued, loadConversation, reply } from "#tests/world/operators/in-office.ts";
import { writeToFictional } from "#tests/world/operators/write-to-fictional.ts";
import { buildHonestLine } from "./honest-line.ts";
import { isRealPersonQuestion } from "#server/domains/recognition/question/is-real-person-question.ts";
import de from "#tests/recognition/question/de.json" with { type: "json" };
import en from "#tests/recognition/question/en.json" with { type: "json" };
import es from "#tests/recognition/question/es.json" with { type: "json" };
import fr from "#tests/recognition/question/fr.json" with { type: "json" };
import it from "#tests/recognition/question/it.json" with { type: "json" };
import nl from "#tests/recognition/question/nl.json" with { type: "json" };
import pl from "#tests/recognition/question/pl.json" with { type: "json" };

const app = testApp();
const phrases = { nl, en, de, fr, es, it, pl };

const anOperator = async () => (await aStaffMember(app, { roles: [["vonk", "operator"]] })).browser;
const errorOf = (answer: { body: string }) => JSON.parse(answer.body).error;

/** The member adds a message, without its cost. */
async function addMessage(id: ConversationId, member: string, text: string) {
  await sql`
    with next as (
      update conversation set last_seq = last_seq + 1 where id = ${id} returning last_seq
    )
    insert into message (conversation_id, seq, site_id, sender_id, client_id, type, text, credits, sent_at)
    select ${id}, last_seq, 'vonk', ${member}, gen_random_uuid(), 'text', ${text}, 0, now()
    from next`.execute(app.db);
  await sql`update fictional_conversation set waiting_since = now()
    where conversation_id = ${id}`.execute(app.db);
}

test("a question blocks every reply until one contains the honest line", async () => {
  const {
    conversation: id,
    browser: his,
    write,
  } = await writeToFictional(app, {
    text: "Mag ik iets vragen: ben jij eigenlijk echt?",
  });
  const operator = await anOperator();
  expect(await findQueued(operator, id)).toMatchObject({ asks_if_real: true });
  await write("En houd je van wandelen?");
  await claim(operator, id);
  const loaded = await loadConversation(operator, id);
  expect(loaded.messages.map(({ asks_if_real }) => asks_if_real)).toEqual([true, false]);
  const weakened = loaded.honest_line.replace("niet mogelijk", "mogelijk");
  for (const text of ["Wat denk je zelf?", "Ja, ik ben echt.", weakened, "Ja, heel graag."]) {
    expect(errorOf(await reply(operator, id, text))).toBe("honest_line_required");
  }
  const honest = `${loaded.honest_line} En ja, wandelen is heerlijk.`;
  expect((await reply(operator, id, honest)).statusCode).toBe(200);
  const { messages } = (await his.get(`/api/chats/${id}`)).json();
  expect(messages).toHaveLength(3);
  expect(messages[2]).toMatchObject({ mine: false, text: honest });

  await write("Dank je, dat is eerlijk.");
  expect(await findQueued(operator, id)).toMatchObject({ asks_if_real: false });
  await claim(operator, id);
  expect((await reply(operator, id, "Graag gedaan.")).statusCode).toBe(200);
  await write("Maar je bent toch geen bot?");
  await claim(operator, id);
  expect(errorOf(await reply(operator, id, "Welnee."))).toBe("honest_line_required");
});

test("a question that arrives while the operator writes blocks the reply", async () => {
  const { conversation: id, write } = await writeToFictional(app);
  const operator = await anOperator();
  await claim(operator, id);
  expect((await loadConversation(operator, id)).messages[0]?.asks_if_real).toBe(false);
  await write("Besta je wel echt?");
  expect(errorOf(await reply(operator, id, "Dag Gerrit."))).toBe("honest_line_required");
});

test("asking with the button blocks a reply, and the operator reads when it was", async () => {
  const { conversation: id, profile, browser: his, write } = await writeToFictional(app);
  const operator = await anOperator();
  await claim(operator, id);
  expect((await loadConversation(operator, id)).last_question).toBeNull();
  app.clock.advance(60_000);
  await his.post("/api/real-person-questions", { member: profile });
  expect(await findQueued(operator, id)).toMatchObject({ asks_if_real: true });
  const { last_question: question, honest_line: line } = await loadConversation(operator, id);
  expect(question).toEqual({ at: app.clock.now().toISOString(), by: "button" });
  expect(errorOf(await reply(operator, id, "Dag Gerrit."))).toBe("honest_line_required");
  app.clock.advance(60_000);
  expect((await reply(operator, id, line)).statusCode).toBe(200);

  await write("Dank je. Ben je echt geen mens?");
  await claim(operator, id);
  const { last_question: again } = await loadConversation(operator, id);
  expect(again).toEqual({ at: app.clock.now().toISOString(), by: "message" });
  await reply(operator, id, line);
  await write("Fijn.");
  await claim(operator, id);
  expect((await loadConversation(operator, id)).last_question).toBeNull();
});

test("a question in two messages, neither of which asks alone, blocks the reply", async () => {
  const { conversation: id, write } = await writeToFictional(app, { text: "Word je" });
  const operator = await anOperator();
  await claim(operator, id);
  expect((await loadConversation(operator, id)).messages[0]?.asks_if_real).toBe(false);
  expect(isRealPersonQuestion("beloond")).toBe(false);
  await write("beloond");
  const evasion = await reply(operator, id, "Vertel eens wat over jezelf.");
  expect(errorOf(evasion)).toBe("honest_line_required");
});

test("the line is in the member's language, in which the reply must contain it", async () => {
  const { conversation: id } = await writeToFictional(app, {
    text: "Bist du echt?",
    language: "de",
  });
  const operator = await anOperator();
  await claim(operator, id);
  const { honest_line: line } = await loadConversation(operator, id);
  expect(line).toMatch(/^Nein, Wilma ist ein fiktives Profil/);
  const dutch = buildHonestLine("nl", "Wilma");
  expect(errorOf(await reply(operator, id, dutch))).toBe("honest_line_required");
  expect((await reply(operator, id, line)).statusCode).toBe(200);
});

test.each(locales)(
  "whatever way of asking is recognised, no reply without the honest line is sent: %s",
  async (locale: Locale) => {
    const { he, conversation: id } = await writeToFictional(app);
    await sql`update account set language = ${locale} where id = ${he.id}`.execute(app.db);
    const operator = await anOperator();
    const { tuning, held_back } = phrases[locale].questions;
    // Each tenth: the test of the recogniser has them all.
    const questions = [...tuning, ...held_back].filter((_, at) => at % 10 === 0);
    expect(questions.length).toBeGreaterThan(30);
    const sent: string[] = [];
    for (const question of questions) {
      await addMessage(id, he.id, question);
      await claim(operator, id);
      const evasion = await reply(operator, id, "Vertel eens iets over jezelf.");
      if (evasion.statusCode === 200) sent.push(question);
      else await reply(operator, id, buildHonestLine(locale, "Wilma"));
    }
    // The server cannot block what it does not recognise.
    expect(sent).toEqual(questions.filter((question) => !isRealPersonQuestion(question)));
  },
  60_000,
);
