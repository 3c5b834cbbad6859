/**
 * How long security.txt says that it is valid: RFC 9116 asks for less than a year, and scanners
 * read it far more often.
 */
export const SECURITY_TXT_DAYS = 90;
