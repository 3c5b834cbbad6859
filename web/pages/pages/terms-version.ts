import { TERMS_VERSION_DATE } from "#contract/shared/constants.ts";

/** The version date of the legal pages: the default, or the day the company was added if later. */
export function termsVersion(companyAdded: string): Date {
  const standard = new Date(TERMS_VERSION_DATE);
  const added = new Date(companyAdded);
  return added > standard ? added : standard;
}
