import { parsePhotoType } from "#contract/shared/photo-file.ts";
import type { FileError } from "#web/texts/page-errors.ts";
import { PHOTO_MAX_BYTES } from "#contract/photos/limits.ts";

/**
 * Why the server would reject a file that this browser cannot decode and therefore sends as it is. Null
 * if only the server can tell: the file may be damaged, or the browser may be too old for it.
 */
export async function findFileError(file: Blob): Promise<FileError | null> {
  if (file.size > PHOTO_MAX_BYTES) return "photo_too_large";
  // Few files need it, and it is as large as a page.
  const { fileTypeFromBlob } = await import("file-type");
  const type = parsePhotoType((await fileTypeFromBlob(file).catch(() => undefined))?.mime);
  return type === "photo_heic" || type === "photo_type" ? type : null;
}
