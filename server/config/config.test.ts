import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ConfigError } from "./config-error.ts";
import { readConfig, settingNames } from "./config.ts";

test("without any settings the demo listens on port 3000 of this machine", () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: "127.0.0.1", demo: true });
});

test("an empty setting counts as absent", () => {
  expect(readConfig({ PORT: "" }).port).toBe(3000);
});

test("one error names every invalid setting", () => {
  const read = () => readConfig({ PORT: "http", DATABASE_URL: "mysql://x", MODE: "live" });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/MODE=live.*\n.*PORT=http.*\n.*DATABASE_URL=mysql:\/\/x/s);
});

test("production turns secure cookies on and demo turns them off", () => {
  expect(readConfig({ MODE: "production" }).secureCookies).toBe(true);
  expect(readConfig({}).secureCookies).toBe(false);
});

test("processes that share a port pass each other events", () => {
  expect(readConfig({}).eventCarrier).toBe("process");
  expect(readConfig({ SHARE_PORT: "yes" }).eventCarrier).toBe("postgres");
  const nats = { SHARE_PORT: "yes", EVENT_CARRIER: "nats://127.0.0.1:4222" };
  expect(readConfig(nats).eventCarrier).toBe("nats://127.0.0.1:4222");
});

test.each([
  ["SHARE_PORT", "true", "SHARE_PORT=true is not an answer: use yes or no"],
  ["PORT", "abc", "PORT=abc is not a port: use a number from 1 to 65535"],
  ["PUBLIC_PORT", "70000", "PUBLIC_PORT=70000 is not a port: use a number from 1 to 65535"],
  ["SANDBOX_PORT", "3.5", "SANDBOX_PORT=3.5 is not a port: use a number from 1 to 65535"],
  [
    "DATABASE_URL",
    "localhost",
    "DATABASE_URL=localhost is not the address of a PostgreSQL: write it as postgres://name:password@host:5432/database",
  ],
  ["MODE", "live", "MODE=live is not a mode: use demo or production"],
  [
    "EVENT_CARRIER",
    "kafka://name:secret@host",
    "EVENT_CARRIER=kafka://…@host is not a carrier of events: use process, postgres, or an address such as redis://host:6379 or nats://host:4222",
  ],
  ["SECURE_COOKIES", "true", "SECURE_COOKIES=true is not an answer: use yes or no"],
  ["PUBLIC_SCHEME", "ftp", "PUBLIC_SCHEME=ftp is not how sites are reached: use http or https"],
  [
    "SMTP_URL",
    "mail.example",
    "SMTP_URL=mail.example is not the address of a mail server: write it as smtps://name:password@mail.example",
  ],
  [
    "MOLLIE_API_KEY",
    "live_0",
    "MOLLIE_API_KEY is not a key: copy the whole of it from Mollie, and write several as name=key,name=key",
  ],
  [
    "MOLLIE_API_KEY",
    "first=live_0123456789,first=live_9876543210",
    "MOLLIE_API_KEY is not a key: copy the whole of it from Mollie, and write several as name=key,name=key",
  ],
  [
    "MOLLIE_WEBHOOK_SECRET",
    "hush",
    "MOLLIE_WEBHOOK_SECRET is too short to be a secret: copy the whole of it from Mollie",
  ],
  [
    "TRUSTED_PROXIES",
    "-1",
    "TRUSTED_PROXIES=-1 is not a number of proxies: use a number from 0 to 5",
  ],
  [
    "COUNTRY_HEADER",
    "CF-IPCountry",
    "COUNTRY_HEADER=CF-IPCountry is not the name of a header: write it in lower case, such as cf-ipcountry",
  ],
  ["LOG_LEVEL", "loud", "LOG_LEVEL=loud is not a level: use debug, info, warn, error or silent"],
])("the error for an invalid %s explains in plain words what to write", (name, value, words) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new ConfigError(`Wrong settings:\n  ${words}`),
  );
});

test.each([
  ["imap://vonk:geheim@mail.example", "SMTP_URL=imap://…@mail.example is"],
  ["imap://vonk:ge/h@im@mail.example", "SMTP_URL=imap://…@mail.example is"],
  ["vonk:geheim@mail.example", "SMTP_URL=…@mail.example is"],
])("a password in an invalid setting is not repeated", (SMTP_URL, words) => {
  expect(() => readConfig({ SMTP_URL })).toThrow(words);
});

test("links in mails use the served port in the demo and none in production", () => {
  expect(readConfig({ PORT: "4000" })).toMatchObject({ publicScheme: "http", publicPort: 4000 });
  const production = readConfig({ MODE: "production", PORT: "4000" });
  expect(production).toMatchObject({ publicScheme: "https", publicPort: null });
  expect(readConfig({ MODE: "production", PUBLIC_PORT: "8443" }).publicPort).toBe(8443);
});

test("shutdown waits for load balancers in production and barely waits in the demo", () => {
  expect(readConfig({}).drainMs).toBe(200);
  expect(readConfig({ MODE: "production" }).drainMs).toBe(5_000);
  expect(readConfig({ DRAIN_SECONDS: "0" }).drainMs).toBe(0);
});

test("the configuration cannot be changed afterwards", () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true);
});

test("the demo's payment provider listens on the port after the sites' or on the configured one", () => {
  expect(readConfig({ PORT: "3100" })).toMatchObject({
    sandboxPort: 3101,
    paymentAccounts: [{ account: "sandbox", serverUrl: "http://127.0.0.1:3101" }],
  });
  expect(readConfig({ PORT: "65535" }).sandboxPort).toBe(65_534);
  expect(readConfig({ SANDBOX_PORT: "4000" }).sandboxPort).toBe(4_000);
});

test.each([
  ["0.0.0.0", "http://127.0.0.1:3001"],
  ["::", "http://[::1]:3001"],
  ["::1", "http://[::1]:3001"],
  ["localhost", "http://localhost:3001"],
  ["192.168.1.5", "http://192.168.1.5:3001"],
])("with HOST=%s the program finds its payment provider at %s", (HOST, serverUrl) => {
  expect(readConfig({ HOST }).paymentAccounts[0]?.serverUrl).toBe(serverUrl);
});

test("the payment provider cannot use the sites' port", () => {
  expect(() => readConfig({ PORT: "4000", SANDBOX_PORT: "4000" })).toThrow(
    "SANDBOX_PORT=4000 is the port of the sites: use another",
  );
});

test("production takes payments through Mollie if it has a key, and none without a key", () => {
  expect(readConfig({ MODE: "production" })).toMatchObject({
    sandboxPort: null,
    paymentAccounts: [],
  });
  const paying = {
    MOLLIE_API_KEY: "live_0123456789",
    MOLLIE_WEBHOOK_SECRET: "new secret,old secret",
  };
  expect(readConfig({ MODE: "production", ...paying })).toMatchObject({
    sandboxPort: null,
    paymentAccounts: [
      {
        account: "mollie",
        apiKey: "live_0123456789",
        serverUrl: "https://api.mollie.com",
        webhookSecrets: ["new secret", "old secret"],
      },
    ],
  });
});

test("several accounts at Mollie are configured in the given order, each by its name", () => {
  const MOLLIE_API_KEY = "vonk-bv=live_0123456789,live_9876543210";
  expect(readConfig({ MODE: "production", MOLLIE_API_KEY }).paymentAccounts).toMatchObject([
    { account: "vonk-bv", apiKey: "live_0123456789" },
    { account: "mollie", apiKey: "live_9876543210" },
  ]);
});

test("a demo with a Mollie key pays in Mollie's test mode and starts no provider", () => {
  expect(readConfig({ MOLLIE_API_KEY: "test_0123456789" })).toMatchObject({
    sandboxPort: null,
    paymentAccounts: [{ account: "mollie", serverUrl: "https://api.mollie.com" }],
  });
});

test("the README names exactly the existing settings", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const [, table = ""] = /## Settings\n([\s\S]*?)\n## /.exec(readme) ?? [];
  const named = table
    .split("\n")
    .flatMap((row) => (row.split("|")[1] ?? "").match(/[A-Z0-9_]{4,}/g) ?? []);
  expect(named.toSorted()).toEqual([...settingNames].toSorted());
});

const bucketSettings = {
  S3_ENDPOINT: "https://s3.example.com",
  S3_BUCKET: "photos",
  S3_KEY: "key",
  S3_SECRET: "secret",
};

test("photos go to a bucket if its four settings are set, otherwise to the folder", () => {
  expect(readConfig({}).photoBucket).toBeNull();
  expect(readConfig(bucketSettings).photoBucket).toEqual({
    endpoint: "https://s3.example.com",
    bucket: "photos",
    accessKey: "key",
    secret: "secret",
    region: "us-east-1",
  });
});

test.each(Object.keys(bucketSettings))("a bucket without %s is an error", (missing) => {
  expect(() => readConfig({ ...bucketSettings, [missing]: "" })).toThrow(
    "S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET need each other: set all four or none",
  );
});

test("a region without a bucket is an error", () => {
  expect(() => readConfig({ S3_REGION: "eu-central-1" })).toThrow("set all four or none");
});
