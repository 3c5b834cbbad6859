import { readFile, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname } from "node:path";
import type { DatabaseHome } from "./database-home.ts";
import type { Owner } from "./give-to.ts";

export type WayName = "plain" | "user" | "namespace" | "copied" | "capability";

/** One way to run the server as the user it accepts: never root, and one with a passwd entry. */
export interface Way {
  readonly name: WayName;
  /** The package itself, a copy beside the data, or a copy where everyone can reach it. */
  readonly place: "package" | "beside" | "shared";
  readonly prefix: readonly string[];
  readonly user?: Owner;
  readonly owner?: Owner;
}

/** The ways worth trying for this process, the plainest first. */
export async function waysToRun(home: DatabaseHome): Promise<Way[]> {
  const plain: Way = { name: "plain", place: "package", prefix: [] };
  if (process.platform !== "linux") return [plain];
  if (process.getuid?.() !== 0) return [hasPasswdEntry() ? plain : namespace];
  const user = await serverUser(home);
  return [
    { name: "user", place: "package", prefix: [], user, owner: user },
    { ...namespace, owner: { uid: 0, gid: 0 } },
    { name: "copied", place: "beside", prefix: [], user, owner: user },
    { name: "capability", place: "shared", prefix: withCapability(user), owner: user },
  ];
}

/** To files we stay who we are, which opens our private home; the server sees itself as nobody. */
const namespace: Way = {
  name: "namespace",
  place: "package",
  prefix: ["unshare", "--user", "--map-user=65534", "--map-group=65534", "--"],
};

/**
 * The last resort, for a container that forbids namespaces, with everything under root's 0700 home:
 * the one right to pass closed folders. PostgreSQL looks for its own programs with access(2), which
 * ignores that right, hence the copy in a place open to all.
 */
function withCapability({ uid, gid }: Owner): string[] {
  const only = "-all,+dac_override";
  return [
    "setpriv",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    `--inh-caps=${only}`,
    `--ambient-caps=${only}`,
    `--bounding-set=${only}`,
    "--",
  ];
}

/**
 * Root's server runs as the owner of the data, so that `sudo` once does not lock an ordinary user
 * out of the data for good; data that is root's own is nobody's business.
 */
async function serverUser(home: DatabaseHome): Promise<Owner> {
  const users = await passwdEntries();
  for (const path of [home.cluster, home.directory, dirname(home.directory)]) {
    const uid = await stat(path).then(
      (found) => found.uid,
      () => 0,
    );
    const known = users.find((user) => user.uid === uid);
    if (known && known.uid !== 0) return known;
  }
  return (
    users.find((user) => user.name === "nobody" && user.uid !== 0) ?? { uid: 65534, gid: 65534 }
  );
}

async function passwdEntries(): Promise<(Owner & { name: string })[]> {
  const text = await readFile("/etc/passwd", "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

function hasPasswdEntry(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}
