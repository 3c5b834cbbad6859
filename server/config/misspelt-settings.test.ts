import { expect, test } from "vitest";
import { settingNames } from "./config.ts";
import { findMisspeltSettings } from "./misspelt-settings.ts";

test.each([
  ["SMPT_URL", "SMTP_URL"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["LOG_LEVELS", "LOG_LEVEL"],
  ["Log_Level", "LOG_LEVEL"],
  ["TRUSTED_PROXIE", "TRUSTED_PROXIES"],
  ["SMTP_URL", null],
  ["NODE", null],
  ["HOSTNAME", null],
  ["NODE_ENV", null],
])("%s is recognized as %s", (given, meant) => {
  expect(findMisspeltSettings({ [given]: "x" }, settingNames)).toEqual(
    meant === null ? [] : [`${given} is not a setting of Vonk: ${meant} is`],
  );
});
