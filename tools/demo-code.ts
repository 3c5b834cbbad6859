import { ConfigError } from "#server/config/config-error.ts";
import { readConfig } from "#server/config/config.ts";
import { createTotpCode } from "#server/domains/staff/one-time-codes.ts";
import { demoSecretOf, demoStaff } from "#world/demo/demo-staff.ts";
import { explain } from "./start/explain.ts";

/** `npm run demo:code [nadia@office.example]` prints a one-time code for a log-in of the demo's office. */
function describeCodes(email: string | undefined): string {
  if (!readConfig(process.env).demo) {
    throw new ConfigError("MODE=production has no demo, so it has no log-ins with public codes");
  }
  const logins = demoStaff.filter((login) => email === undefined || login.email === email);
  if (logins.length === 0) {
    const known = demoStaff.map((login) => login.email).join(", ");
    throw new ConfigError(`${email} is no log-in of the demo's office; there is: ${known}`);
  }
  const now = new Date();
  return logins
    .map((login) => `${createTotpCode(demoSecretOf(login), now)}  ${login.email} (${login.role})`)
    .join("\n");
}

try {
  process.stdout.write(`${describeCodes(process.argv[2])}\n`);
} catch (error) {
  process.stderr.write(`${explain(error, "There is no code")}\n`);
  process.exitCode = 1;
}
