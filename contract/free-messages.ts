/** How many messages the credits of sign-up are good for. */
export function freeMessages(site: { signup_credits: number; message_credits: number }): number {
  return Math.floor(site.signup_credits / site.message_credits);
}
