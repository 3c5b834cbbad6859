/** How long a bank transfer may take if the shop gives no due date. */
export const BANK_TRANSFER_DAYS = 14;
