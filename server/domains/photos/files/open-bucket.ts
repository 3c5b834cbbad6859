import { S3Client } from "@aws-sdk/client-s3";
import type { StorageAdapter } from "@flystorage/file-storage";
import { AwsS3StorageAdapter } from "@flystorage/aws-s3";

export interface BucketSettings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secret: string;
}

/** A connection that is idle for this long is closed. */
const SILENT_MS = 4_000;

export function openBucket(settings: BucketSettings): StorageAdapter {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secret },
    // Names of buckets as hosts would need a certificate and a DNS record for each bucket.
    forcePathStyle: true,
    // Stores other than Amazon's often reject the checksums that its library otherwise adds.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: SILENT_MS, socketTimeout: SILENT_MS },
  });
  return new AwsS3StorageAdapter(client, { bucket: settings.bucket });
}
