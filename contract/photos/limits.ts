/** The longest remark of an appeal against the rejection of a photo. */
export const APPEAL_REMARK_MAX_CHARACTERS = 1_000;
