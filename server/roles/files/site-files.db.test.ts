import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { noPages } from "#tests/no-pages.ts";
import { Visitor, testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { createWebServer } from "#server/roles/web/web.ts";

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

test("a picture that the demo has not drawn yet is requested, with a silhouette until it is there", async () => {
  const { id } = await aMember(app.db);
  const her = await loggedIn(app, id);
  const { cdn_prefix } = (await her.get("/api/settings.php")).json().settings;
  const { main_image } = (await her.get(`/api/members/${id}`)).json().member;
  const requested: string[] = [];
  const onMissingPicture = (file: string) => void requested.push(file);
  const demo = await createWebServer(app.context, noPages, { onMissingPicture });
  onTestFinished(() => demo.close());
  const visitor = new Visitor(() => ({ server: demo }), "localhost");
  const { statusCode, headers } = await visitor.get(cdn_prefix + main_image.filename);
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  expect(headers["cache-control"]).toBe("no-store");
  expect(requested).toEqual([path.basename(main_image.filename)]);
});
