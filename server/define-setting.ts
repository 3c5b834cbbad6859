import { z } from "zod";

/** A setting of this type; `wrong` explains to a non-engineer what is wrong and what to write. */
export function defineSetting<Type extends z.ZodType>(type: Type, wrong: string) {
  return z.unknown().transform((value, context): z.output<Type> => {
    const read = type.safeParse(value);
    if (read.success) return read.data;
    context.addIssue(wrong);
    return z.NEVER;
  });
}
