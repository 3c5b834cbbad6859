import { z } from "zod";
import { defineSetting as setting } from "./define-setting.ts";
import { buildLocalUrl } from "./web.ts";

/** Pushes to members' devices. */
export const pushSettings = {
  /** Signs pushes (VAPID). Without it production sends none; the demo generates its own. */
  PUSH_PRIVATE_KEY: setting(
    z.string().regex(/^[\w-]{43}$/),
    "is not a key for push: make one with npx web-push generate-vapid-keys and copy the private one",
  ).optional(),
};

export function readPush(
  value: z.output<z.ZodObject<typeof pushSettings>>,
  host: string,
  sandboxPort: number | null,
) {
  return {
    /** Null if the demo generates its own, or if no pushes are sent. */
    privateKey: value.PUSH_PRIVATE_KEY ?? null,
    /** The demo's own push service; null if there is none. */
    sandboxUrl: sandboxPort === null ? null : `${buildLocalUrl(host, sandboxPort)}/push/`,
  };
}
