import { z } from "zod";
import { defineSetting as setting, port } from "./define-setting.ts";
import { ConfigError } from "./config-error.ts";
import { buildLocalUrl } from "./web.ts";

const key = (name: string) =>
  setting(z.string().min(10), `is too short to be a ${name}: copy the whole of it from Mollie`);

/** The payment provider, or the demo's own. */
export const paymentSettings = {
  /** The payment provider's key. Without it nothing can be bought, except in the demo. */
  MOLLIE_API_KEY: key("key").optional(),
  /**
   * Verifies signed webhooks; during a key rotation it holds both secrets, separated by a comma.
   */
  MOLLIE_WEBHOOK_SECRET: key("secret").optional(),
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

export function readMollie(value: Settings, host: string, sandboxPort: number | null) {
  const webhookSecrets = (value.MOLLIE_WEBHOOK_SECRET ?? "").split(",").filter(Boolean);
  if (sandboxPort !== null) {
    const serverUrl = buildLocalUrl(host, sandboxPort);
    return { apiKey: "test_the_demo_needs_no_key", serverUrl, webhookSecrets };
  }
  if (!value.MOLLIE_API_KEY) return null;
  return { apiKey: value.MOLLIE_API_KEY, serverUrl: "https://api.mollie.com", webhookSecrets };
}

function nextPort(before: number): number {
  return before < 65_535 ? before + 1 : before - 1;
}
