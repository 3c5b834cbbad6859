/** How many entries a page of the audit trail has. */
export const PAGE_ENTRIES = 50;
