import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();

test("a picture is served under the site's cdn_prefix, by the name its profile gives", async () => {
  const { id } = await aMember(app.db);
  const her = await loggedIn(app, id);
  const { cdn_prefix } = (await her.get("/api/settings.php")).json().settings;
  const { main_image } = (await her.get(`/api/members/${id}`)).json().member;
  for (const name of ["filename", "thumb_filename", "medium_filename", "match"]) {
    const file = path.join(app.context.mediaDir, main_image[name]);
    onTestFinished(() => rm(file, { force: true }));
    await writeFile(file, `RIFF ${name}`);
    const answer = await her.get(cdn_prefix + main_image[name]);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(answer.body).toBe(`RIFF ${name}`);
    expect((await her.get(main_image[name])).body).not.toContain("RIFF");
  }
});

test("a picture whose file is gone is not found", async () => {
  const { id } = await aMember(app.db);
  const her = await loggedIn(app, id);
  const { cdn_prefix } = (await her.get("/api/settings.php")).json().settings;
  const { main_image } = (await her.get(`/api/members/${id}`)).json().member;
  expect((await her.get(cdn_prefix + main_image.filename)).statusCode).toBe(404);
});
