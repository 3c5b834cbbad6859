/** Larger than any picture the site shows, so that nothing visible is lost. */
const MAX_SIDE = 2_400;

/**
 * The photo as a JPEG of a size that uploads quickly, if this browser can decode it: an iPhone decodes
 * its HEIC photos. Otherwise the file itself, about which the server then says what is wrong.
 */
export async function prepareFile(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    if (scale === 1 && /^image\/(jpeg|png|webp)$/.test(file.type)) return file;
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const drawing = canvas.getContext("2d");
    if (!drawing) return file;
    // A JPEG has no transparency, and what is not drawn would become black.
    drawing.fillStyle = "#ffffff";
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const jpeg = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", 0.92),
    );
    return jpeg ?? file;
  } catch {
    return file;
  }
}
