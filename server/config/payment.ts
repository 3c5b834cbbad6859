import { z } from "zod";
import type { MollieSettings } from "#server/providers/payment/mollie-client.ts";
import { defineSetting as setting, port } from "./define-setting.ts";
import { ConfigError } from "./config-error.ts";
import { buildLocalUrl } from "./web.ts";

/** An account without a name of its own. */
const UNNAMED = "mollie";

/** `live_…` is the key of the account `mollie`; `first=live_…,second=live_…` names several. */
const keys = z
  .string()
  .regex(/^([a-z][a-z0-9-]{0,30}=)?\w{10,}(,([a-z][a-z0-9-]{0,30}=)?\w{10,})*$/)
  .transform((list) =>
    list.split(",").map((entry) => {
      const [apiKey = "", account = UNNAMED] = entry.split("=").toReversed();
      return { account, apiKey };
    }),
  )
  .refine((all) => new Set(all.map(({ account }) => account)).size === all.length);

const secrets = z
  .string()
  .min(10)
  .transform((list) => list.split(",").filter(Boolean));

/** The accounts at the payment provider, or the demo's own. */
export const paymentSettings = {
  /**
   * The keys of the accounts at the payment provider: the first takes new payments, the others are
   * asked about theirs. Without one nothing can be bought, except in the demo.
   */
  MOLLIE_API_KEY: setting(
    keys,
    "is not a key: copy the whole of it from Mollie, and write several as name=key,name=key",
  ).optional(),
  /** Verify signed webhooks: each account's, and both during a rotation, separated by commas. */
  MOLLIE_WEBHOOK_SECRET: setting(
    secrets,
    "is too short to be a secret: copy the whole of it from Mollie",
  ).optional(),
  /** The port of the demo's payment provider; defaults to PORT + 1. */
  SANDBOX_PORT: port.optional(),
};

type Settings = z.output<z.ZodObject<typeof paymentSettings>>;

/** The port of the demo's payment provider; null if there is none to start. */
export function readSandboxPort(value: Settings, sitesPort: number, demo: boolean): number | null {
  // A demo with a Mollie key pays in the real provider's test mode.
  const sandboxPort =
    demo && !value.MOLLIE_API_KEY ? (value.SANDBOX_PORT ?? nextPort(sitesPort)) : null;
  if (sandboxPort === sitesPort) {
    throw new ConfigError(
      `Wrong settings:\n  SANDBOX_PORT=${sandboxPort} is the port of the sites: use another`,
    );
  }
  return sandboxPort;
}

/** The accounts at payment providers; the first takes new payments. */
export function readPaymentAccounts(
  { MOLLIE_API_KEY: given = [], MOLLIE_WEBHOOK_SECRET: webhookSecrets = [] }: Settings,
  host: string,
  sandboxPort: number | null,
): readonly MollieSettings[] {
  if (sandboxPort !== null) {
    const serverUrl = buildLocalUrl(host, sandboxPort);
    const apiKey = "test_the_demo_needs_no_key";
    return [{ account: "sandbox", apiKey, serverUrl, webhookSecrets }];
  }
  const serverUrl = "https://api.mollie.com";
  return given.map((key) => ({ ...key, serverUrl, webhookSecrets }));
}

function nextPort(before: number): number {
  return before < 65_535 ? before + 1 : before - 1;
}
