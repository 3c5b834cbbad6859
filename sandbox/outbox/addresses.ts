/** Where the pages of the outbox are. */
export const OUTBOX = {
  list: "/demo/outbox",
  style: "/demo/outbox/outbox.css",
  mail: (id: string) => `/demo/outbox/${id}`,
  body: (id: string) => `/demo/outbox/${id}/html`,
} as const;
