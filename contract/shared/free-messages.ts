/** How many messages the sign-up credits pay for. */
export function freeMessages(site: { signup_credits: number; message_credits: number }): number {
  return Math.floor(site.signup_credits / site.message_credits);
}
