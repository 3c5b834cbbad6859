import { z } from "zod";
import { defineSetting as setting } from "./define-setting.ts";
import { ConfigError } from "./config-error.ts";

/** Where photos are stored. */
export const photoSettings = {
  /** The S3-compatible store of the members' photos, as an address without the bucket. */
  S3_ENDPOINT: setting(
    z.url({ protocol: /^https?$/ }),
    "is not the address of a store: write it as https://s3.example.com",
  ).optional(),
  S3_BUCKET: setting(
    z.string().regex(/^[a-z0-9][a-z0-9.-]{2,62}$/),
    "is not the name of a bucket: use lower case letters, digits, dots and hyphens",
  ).optional(),
  /** Part of each signature; stores other than Amazon's mostly accept any. */
  S3_REGION: z.string().optional(),
  S3_KEY: z.string().optional(),
  S3_SECRET: z.string().optional(),
};

export function readPhotoBucket(value: z.output<z.ZodObject<typeof photoSettings>>) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: accessKey, S3_SECRET: secret } = value;
  if (endpoint && bucket && accessKey && secret)
    return { endpoint, bucket, accessKey, secret, region: value.S3_REGION ?? "us-east-1" };
  if (!(endpoint ?? bucket ?? accessKey ?? secret ?? value.S3_REGION)) return null;
  throw new ConfigError(
    "Wrong settings:\n  S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET need each other: set all four or none",
  );
}
