import { nativeName } from "#contract/formatting/formats.ts";
import type { Sites } from "#server/domains/sites/find-site.ts";
import type { Config } from "#server/config/config.ts";
import { demoStaff } from "#world/demo/demo-staff.ts";
import { DEMO_PASSWORD, demoLogins } from "#world/demo/demo-logins.ts";
import { demoSites } from "#world/demo/demo-sites.ts";

/** The last lines of the start: the sites' addresses and log-ins. */
export async function welcome(
  sites: Sites,
  { port, office }: Pick<Config, "port" | "office">,
): Promise<string> {
  const lines = ["", "Vonk is running.", ""];
  for (const site of await sites.all()) {
    const demo = demoSites.find((one) => one.id === site.id);
    const logins = demo ? demoLogins(demo) : [];
    const language = logins[0] ? nativeName(logins[0].language) : site.domain_language;
    lines.push(`  ${site.name} (${language})   http://${site.domain}:${port}`);
    for (const { email, person, premium } of logins) {
      const who = `${person.name}, ${person.age}${premium ? ", Premium" : ""}`;
      lines.push(`    ${email}   (${who})`);
    }
  }
  if (office) {
    lines.push(`  The staff office   http://${office.host}:${port}`);
    for (const { email, role } of demoStaff) lines.push(`    ${email}   (${role})`);
    lines.push("    its one-time codes: npm run demo:code");
  }
  lines.push(
    "",
    `  Password of every demo log-in: ${DEMO_PASSWORD}`,
    "",
    "Ctrl-C stops everything.",
  );
  return lines.join("\n");
}
