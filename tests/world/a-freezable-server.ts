import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/** A database server behind a connection that can freeze, as if its machine were frozen. */
export async function aFreezableServer(url: string) {
  const target = new URL(url);
  const socketDir = target.searchParams.get("host");
  const ends: Socket[] = [];
  let isFrozen = false;
  const wire = createServer((near) => {
    const far = socketDir
      ? connect(`${socketDir}/.s.PGSQL.${target.port}`)
      : connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.push(from);
      from.pipe(to).on("error", () => from.destroy());
      if (isFrozen) from.pause();
    }
  });
  wire.listen(0, "127.0.0.1");
  await once(wire, "listening");
  const near = new URL(url);
  near.searchParams.delete("host");
  near.hostname = "127.0.0.1";
  near.port = String((wire.address() as AddressInfo).port);
  return {
    url: near.href,
    freeze() {
      isFrozen = true;
      for (const end of ends) end.pause();
    },
    thaw() {
      isFrozen = false;
      for (const end of ends) end.resume();
    },
    stop() {
      for (const end of ends) end.destroy();
      wire.close();
    },
  };
}
