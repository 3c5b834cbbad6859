/** The longest text of a report, a complaint or an appeal against its decision. */
export const REPORT_MAX_CHARACTERS = 4_000;
/** The longest address of a page that a complaint is about. */
export const LOCATION_MAX_CHARACTERS = 500;
/** The longest name of somebody who complains without an account. */
export const COMPLAINANT_NAME_MAX_CHARACTERS = 200;
