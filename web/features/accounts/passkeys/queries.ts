import { queryOptions } from "@tanstack/react-query";
import type { Passkey } from "#contract/accounts/passkeys.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

export const passkeysKey = queryKey<{ passkeys: Passkey[] }>("passkeys");

/** The member's passkeys. */
export const passkeysQuery = (api: Api) =>
  queryOptions({ queryKey: passkeysKey, queryFn: () => api("GET /api/passkeys", {}) });
