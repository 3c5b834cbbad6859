import { queryOptions } from "@tanstack/react-query";
import { api } from "#office/office-api.ts";

/** The conversations that wait for a reply; new ones appear by themselves. */
export const queueQuery = queryOptions({
  queryKey: ["conversations"],
  queryFn: () => api("GET /api/office/conversations", {}),
  refetchInterval: 15_000,
});

/** A conversation that this person has claimed; what the member adds appears by itself. */
export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ["conversation", id],
    queryFn: () => api("GET /api/office/conversations/:id", { params: { id } }),
    refetchInterval: 10_000,
  });
