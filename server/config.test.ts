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

test("the demo's payment provider answers on the port after the sites, or where it is told to", () => {
  expect(readConfig({ PORT: "3100" })).toMatchObject({
    sandboxPort: 3101,
    mollie: { serverUrl: "http://127.0.0.1:3101" },
  });
  expect(readConfig({ PORT: "65535" }).sandboxPort).toBe(65_534);
  expect(readConfig({ SANDBOX_PORT: "4000" }).sandboxPort).toBe(4_000);
});

test("production pays at Mollie with a key of its own, and without one not at all", () => {
  expect(readConfig({ MODE: "production" })).toMatchObject({ sandboxPort: null, mollie: null });
  const paying = {
    MOLLIE_API_KEY: "live_0123456789",
    MOLLIE_WEBHOOK_SECRET: "new secret,old secret",
  };
  expect(readConfig({ MODE: "production", ...paying })).toMatchObject({
    sandboxPort: null,
    mollie: {
      apiKey: "live_0123456789",
      serverUrl: "https://api.mollie.com",
      webhookSecrets: ["new secret", "old secret"],
    },
  });
});

test("a demo with a key of its own pays at Mollie's test mode and starts no provider", () => {
  expect(readConfig({ MOLLIE_API_KEY: "test_0123456789" })).toMatchObject({
    sandboxPort: null,
    mollie: { serverUrl: "https://api.mollie.com" },
  });
});
