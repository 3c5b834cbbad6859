/** The longest remark of an appeal against the rejection of a photo. */
export const APPEAL_REMARK_MAX_CHARACTERS = 1_000;
/** The largest file that is accepted as a photo. */
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;
