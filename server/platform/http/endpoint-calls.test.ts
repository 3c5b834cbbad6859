import { expect, test } from "vitest";
import { z } from "zod";
import { checkInput } from "./endpoint-calls.ts";
import { AppError } from "./app-error.ts";

const open = {
  summary: "",
  access: "anyone",
  query: z.record(z.string(), z.string().max(5)),
  output: null,
  errors: [],
} as const;

test.each(["name", "constructor", "toString", "hasOwnProperty"])(
  "an invalid field called %s is rejected by its name",
  (name) => {
    const raw = { query: { [name]: "too long" }, body: undefined, params: undefined };
    const error = new AppError("invalid_input", { fields: { [name]: "invalid_value" } });
    expect(() => checkInput(open, raw)).toThrow(error);
    expect(checkInput(open, { ...raw, query: { [name]: "short" } }).query).toEqual({
      [name]: "short",
    });
  },
);
