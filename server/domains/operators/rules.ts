/** How long a conversation stays with the operator who claimed it. */
export const CLAIM_MINUTES = 10;
/** Over how many days a member's spending is shown to operators. */
export const SPENDING_DAYS = 30;
