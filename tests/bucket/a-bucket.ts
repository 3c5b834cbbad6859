import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";

/** A store on this machine that speaks S3, with one empty bucket, and the settings that name it. */
export async function startBucket() {
  const directory = await mkdtemp(path.join(tmpdir(), "bucket-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    directory,
    silent: true,
    configureBuckets: [{ name: "photos" }],
  });
  const { port } = await server.run();
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: "photos",
      S3_KEY: "S3RVER",
      S3_SECRET: "S3RVER",
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
