/**
 * How much of a text is read for risks: as much as a site lets members write. Together with the spaces
 * in long runs it limits the work for a hostile text.
 */
export const READ_MAX_CHARACTERS = 10_000;
