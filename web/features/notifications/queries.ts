import { queryOptions } from "@tanstack/react-query";
import type { NotificationPreferences } from "#contract/notifications.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

export const notificationsKey = queryKey<NotificationPreferences>("notifications");

export const notificationsQuery = (api: Api) =>
  queryOptions({
    queryKey: notificationsKey,
    queryFn: () => api("GET /api/notifications", {}),
    staleTime: 30_000,
    // Another device may have changed them.
    refetchOnWindowFocus: true,
  });
