import sharp from "sharp";
import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import { withSite } from "#tests/world/with-site.ts";

const app = testApp();
const get = (url: string, host = "localhost") => app.visitor(host).get(url);

test("a site without a search engine setting closes itself to all crawlers", async () => {
  await withSite(app, "vonk", { search_engines: "none" }, async () => {
    const robots = await get("/robots.txt");
    expect(robots.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(robots.body).toBe("User-agent: *\nDisallow: /\n");
  });
});

test("a site that opens its public pages keeps crawlers from calls and members' pictures", async () => {
  const { statusCode, body } = await get("/robots.txt");
  expect([statusCode, body]).toEqual([200, "User-agent: *\nDisallow: /api/\nDisallow: /media/\n"]);
});

test("the manifest has the name and the colours of the site", async () => {
  const answer = await get("/manifest.webmanifest", "zweiter.localhost");
  expect(answer.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
  const manifest = answer.json();
  expect(manifest).toMatchObject({ name: "Zweiter Frühling", lang: "de", start_url: "/" });
  expect((await get("/manifest.webmanifest")).json().theme_color).not.toBe(manifest.theme_color);
  for (const { src, type } of manifest.icons) {
    const icon = await get(src, "zweiter.localhost");
    expect([icon.statusCode, icon.headers["content-type"]]).toEqual([200, type]);
  }
});

test("an installed site has its own window, and icons of the sizes that phones ask for", async () => {
  const manifest = (await get("/manifest.webmanifest")).json();
  expect(manifest.display).toBe("standalone");
  const icons: readonly { src: string; sizes: string; type: string; purpose?: string }[] =
    manifest.icons;
  for (const { src, sizes } of icons.filter(({ type }) => type === "image/png")) {
    const [width, height] = sizes.split("x").map(Number);
    const metadata = await sharp((await get(src)).rawPayload).metadata();
    expect(metadata).toMatchObject({ format: "png", width, height });
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
});

test("an installed site takes photos from other apps, of the kinds that conversations take", async () => {
  expect((await get("/manifest.webmanifest")).json().share_target).toEqual({
    action: "/share",
    method: "POST",
    enctype: "multipart/form-data",
    params: { files: [{ name: "photo", accept: ["image/jpeg", "image/png", "image/webp"] }] },
  });
});

test("a shared photo that reaches the server is not read, and leads to the conversations", async () => {
  const { statusCode, headers } = await app.visitor().send({
    method: "POST",
    url: "/share",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    // More than any other form may send.
    payload: "x".repeat(300_000),
  });
  expect([statusCode, headers.location]).toEqual([303, "/chats"]);
});

test("the icon for the home screen and favicon.ico are pictures", async () => {
  const touch = await get("/apple-touch-icon.png");
  expect(await sharp(touch.rawPayload).metadata()).toMatchObject({ format: "png", width: 180 });
  const favicon = await get("/favicon.ico");
  expect(favicon.headers["content-type"]).toBe("image/x-icon");
  // An icon file with one picture, which begins at the offset it states.
  expect([...favicon.rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const picture = favicon.rawPayload.subarray(favicon.rawPayload.readUInt32LE(18));
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 32 });
  const other = await get("/favicon.ico", "zweiter.localhost");
  expect(other.rawPayload.equals(favicon.rawPayload)).toBe(false);
});

test("security.txt names the support address and when it expires", async () => {
  const { body } = await get("/.well-known/security.txt");
  expect(body).toBe(
    [
      "Contact: mailto:hulp@vonk.example",
      "Expires: 2027-02-19T00:00:00.000Z",
      "Preferred-Languages: nl, en, de, fr, it, es, pl",
      "Canonical: http://localhost:3000/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("a password manager finds where the password is changed", async () => {
  const { statusCode, headers } = await get("/.well-known/change-password");
  expect([statusCode, headers.location]).toEqual([302, "/settings/account#password"]);
});

test("a password manager finds where passkeys are added", async () => {
  const page = "http://localhost:3000/settings/account#passkeys";
  const { body } = await get("/.well-known/passkey-endpoints");
  expect(JSON.parse(body)).toEqual({ enroll: page, manage: page });
});

test.each(["/.well-known/acme-challenge/x", "/sitemap.xml", "/wp-login.php", "/index.HTML"])(
  "%s does not exist, and gets one line instead of a page",
  async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers["content-type"], body]).toEqual([
      404,
      "text/plain; charset=utf-8",
      "Not found\n",
    ]);
  },
);

test("a page that must not be listed says so in its headers", async () => {
  expect((await get("/members")).headers["x-robots-tag"]).toBe("noindex");
});
