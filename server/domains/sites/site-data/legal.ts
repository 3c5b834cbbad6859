import { z } from "zod";
import { companyInfo } from "#contract/sites.ts";
import { reading } from "./reading.ts";

/** Who runs it, and how to reach them. */
export const legalFields = {
  support_email: z.email(),
  support_phone: z.string().register(reading, { fallback: () => "" }),
  company: companyInfo
    .omit({ support_phone: true })
    .extend({ delete_discount: z.int().min(0).max(90) })
    .strict(),
};
