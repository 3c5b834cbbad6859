import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("without any setting the demo listens on port 3000 of this machine", () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: "127.0.0.1", demo: true });
});

test("an empty setting counts as absent", () => {
  expect(readConfig({ PORT: "" }).port).toBe(3000);
});

test("every wrong setting is named in one error", () => {
  const read = () => readConfig({ PORT: "http", DATABASE_URL: "mysql://x", MODE: "live" });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PORT=http.*\n.*DATABASE_URL=mysql:\/\/x.*\n.*MODE=live/s);
});

test("production turns secure cookies on and demo turns them off", () => {
  expect(readConfig({ MODE: "production" }).secureCookies).toBe(true);
  expect(readConfig({}).secureCookies).toBe(false);
});

test("a password in a wrong setting is not repeated", () => {
  const read = () => readConfig({ SMTP_URL: "imap://vonk:geheim@mail.example" });
  expect(read).toThrow("SMTP_URL=imap://…@mail.example");
});

test("links in mails lead to the served port in the demo, to none in production", () => {
  expect(readConfig({ PORT: "4000" })).toMatchObject({ publicScheme: "http", publicPort: 4000 });
  const production = readConfig({ MODE: "production", PORT: "4000" });
  expect(production).toMatchObject({ publicScheme: "https", publicPort: null });
  expect(readConfig({ MODE: "production", PUBLIC_PORT: "8443" }).publicPort).toBe(8443);
});

test("the configuration cannot be changed afterwards", () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true);
});
