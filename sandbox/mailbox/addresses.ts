import { DEMO_MAILBOX_PATH } from "#contract/shared/constants.ts";

/** The addresses of the mailbox pages. */
export const MAILBOX = {
  list: DEMO_MAILBOX_PATH,
  style: `${DEMO_MAILBOX_PATH}/mailbox.css`,
  mail: (id: string) => `${DEMO_MAILBOX_PATH}/${id}`,
  report: (id: string) => `${DEMO_MAILBOX_PATH}/${id}/report`,
  body: (id: string) => `${DEMO_MAILBOX_PATH}/${id}/html`,
} as const;
