import { createInterface } from "node:readline/promises";
import { z } from "zod";
import { FALLBACK_LOCALE } from "#contract/shared/languages.ts";
import { staffRoles } from "#contract/office/roles.ts";
import { ConfigError } from "#server/config/config-error.ts";
import { readConfig } from "#server/config/config.ts";
import { findSites } from "#server/domains/sites/find-site.ts";
import { addStaff, createInvitationAgain } from "#server/domains/staff/invite-staff.ts";
import { grantRoles } from "#server/domains/staff/grant-roles.ts";
import type { RoleOfStaff } from "#server/domains/staff/office-context.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { createShutdownHooks } from "#server/platform/shutdown-hooks.ts";
import { schema } from "#server/schema.ts";
import { findDatabase } from "./database/find-database.ts";
import { explain } from "./start/explain.ts";

/**
 * `npm run staff:add "Nadia Jansen" nadia@example.com vonk:moderator vonk:admin` adds a person of staff
 * or, for a known address, adds roles; prints a link to choose a password. Asks for what is missing.
 */
const started = createShutdownHooks();

async function addPerson(args: readonly string[]): Promise<string> {
  const config = readConfig(process.env);
  const { office } = config;
  if (!office) throw new ConfigError("OFFICE_HOST is missing: name the host of the office");
  const { name, email, roles } = await readPerson(args);
  const database = openDatabase(await findDatabase(config, started), {
    size: 2,
    onLost: () => undefined,
  });
  await started.add(() => database.close());
  await migrate(database.pool, schema);
  const onProblem = () => undefined;
  const sites = findSites(database.db, systemClock, { firstForUnknown: false, onProblem });
  const known = (await sites.all()).map(({ id }) => id);
  const onSites = roles.map(({ site, role }): RoleOfStaff => {
    const id = known.find((one) => one === site);
    if (!id) throw new ConfigError(`There is no site ${site}; there is: ${known.join(", ")}`);
    return { site: id, role };
  });
  const origin = { scheme: config.publicScheme, port: config.publicPort };
  const inviter = { by: null, office, origin, at: systemClock.now() };
  const { link, disabled } = await database.db.transaction().execute(async (tx) => {
    const found = await grantRoles(tx, inviter, email, onSites);
    if (found) return { ...found, link: await createInvitationAgain(tx, inviter, found.id) };
    const added = { name, email, language: FALLBACK_LOCALE, roles: onSites };
    return { link: await addStaff(tx, inviter, added), disabled: false };
  });
  const warning = disabled
    ? `${name} is disabled and cannot sign in until an admin enables the account in the office.\n\n`
    : "";
  return `${warning}${name} can choose a password within three days, with this link that works once:\n\n  ${link}\n`;
}

const person = z.object({
  name: z.string().trim().min(1).max(80),
  email: z.email(),
  roles: z
    .array(
      z
        .string()
        .regex(new RegExp(`^[a-z0-9-]+:(${staffRoles.join("|")})$`))
        .transform((text) => {
          const [site = "", role] = text.split(":");
          return { site, role: role as RoleOfStaff["role"] };
        }),
    )
    .min(1),
});

async function readPerson(args: readonly string[]): Promise<z.output<typeof person>> {
  const [name, email, ...roles] = args.length > 0 ? args : await askForPerson();
  const read = person.safeParse({ name, email, roles });
  if (read.success) return read.data;
  throw new ConfigError(
    `Give a name, an e-mail address and roles: npm run staff:add "Nadia Jansen" nadia@example.com vonk:moderator\nThe roles are ${staffRoles.join(", ")}, each after its site.`,
  );
}

async function askForPerson(): Promise<string[]> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const name = await terminal.question("Name: ");
    const email = await terminal.question("E-mail address: ");
    const roles = await terminal.question(
      "Roles, each after its site (vonk:moderator vonk:admin): ",
    );
    return [name.trim(), email.trim(), ...roles.split(/[\s,]+/).filter(Boolean)];
  } finally {
    terminal.close();
  }
}

try {
  process.stdout.write(`${await addPerson(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${explain(error, "The person was not added")}\n`);
  process.exitCode = 1;
} finally {
  await started.stop();
}
