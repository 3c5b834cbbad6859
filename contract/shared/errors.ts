import type { Risk } from "#contract/catalogue/risks.ts";

/**
 * Every error code and its HTTP status. Each code is also the key of its text in
 * `languages/<locale>/errors.json`. A code outside this list does not compile.
 */
export const errorStatus = {
  // --- the request itself
  invalid_input: 422,
  malformed_request: 400,
  payload_too_large: 413,
  unsupported_media_type: 415,
  not_found: 404,
  method_not_allowed: 405,
  cross_site_request: 403,
  request_type_required: 400,
  too_many_requests: 429,
  daily_limit: 429,
  // --- the site
  unknown_site: 421,
  no_site_yet: 421,
  // --- authentication
  authentication_required: 403,
  login_failed: 422,
  account_blocked: 403,
  account_disabled: 403,
  passkey_failed: 422,
  passkey_limit: 403,
  reset_mail_limit: 429,
  // --- the office
  office_login_failed: 422,
  invitation_invalid: 410,
  role_required: 403,
  own_decision: 403,
  conversation_taken: 409,
  claim_ended: 409,
  conversation_held: 409,
  honest_line_required: 422,
  // --- signing up and links sent by mail
  signup_invite_only: 403,
  signup_id_used: 409,
  already_confirmed: 409,
  link_invalid: 410,
  // --- chat and credits
  not_enough_credits: 402,
  conversation_limit: 403,
  fictional_agreement_required: 403,
  conversation_closed: 410,
  profile_unavailable: 410,
  liked_only: 403,
  message_to_oneself: 422,
  like_of_oneself: 422,
  swipe_likes_spent: 403,
  block_of_oneself: 422,
  report_of_oneself: 422,
  message_id_used: 409,
  reminder_due: 409,
  photo_unavailable: 410,
  // --- reports and complaints
  appeal_closed: 410,
  case_taken: 409,
  appeal_other_person: 403,
  // --- mailings
  mailing_changed: 409,
  mailing_closed: 409,
  mailing_incomplete: 422,
  mailing_link: 422,
  mailing_price: 422,
  // --- photos
  photo_limit: 403,
  photo_too_large: 413,
  photo_type: 415,
  photo_heic: 415,
  photo_too_many_pixels: 422,
  photo_damaged: 422,
  // --- orders and payments
  order_id_used: 409,
  order_expired: 410,
  order_paid: 409,
  payment_undecided: 409,
  price_changed: 409,
  method_unavailable: 422,
  payment_unavailable: 503,
  // --- the server
  unexpected: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** What can be wrong with a field; texts under `errors.fields`. */
export const fieldErrorCodes = [
  "required",
  "invalid_value",
  "invalid_email",
  "invalid_new_email",
  "too_short",
  "too_long",
  "unknown_language",
  "birth_date_required",
  "invalid_birth_date",
  "too_young",
  "member_too_young",
  "support_only",
  "name_is_email",
  "name_starts_with_at",
  "name_invisible",
  "name_characters",
  "name_alphabets",
  "name_contact",
  "name_reserved",
  "contact_phone",
  "contact_email",
  "contact_link",
  "contact_bank_account",
  "email_taken",
  "email_deleted",
  "email_unknown",
  "email_is_name",
  "password_too_short",
  "password_common",
  "password_regular",
  "password_personal",
  "passwords_differ",
  "wrong_password",
  "password_incorrect",
  "code_wrong",
  "staff_known",
  "terms_required",
  "terms_missing",
  "consent_required",
  "category_required",
  "truth_required",
  "unknown_country",
  "unknown_region",
  "unknown_city",
  "min_above_max",
  "in_past",
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** An error on the wire. `message` is in the visitor's language. */
export interface ErrorBody {
  readonly error: ErrorCode;
  readonly message: string;
  readonly fields?: Readonly<Record<string, { error: FieldErrorCode; message: string }>>;
  /** account_blocked: whole minutes until the next attempt. */
  readonly minutes?: number;
  /** account_disabled: until when; null if it is permanent. */
  readonly until?: string | null;
  /** not_enough_credits: the price and the balance, in credits. */
  readonly price?: number;
  readonly balance?: number;
  /** reminder_due: of what the sender is to be reminded. */
  readonly risks?: readonly Risk[];
}
