import { lazyPart } from "#web/site/loading/lazy-part.tsx";
import type { Upload } from "./use-upload.ts";

const CropDialog = lazyPart(async () => (await import("./crop-dialog.tsx")).CropDialog);

/** Opens the crop dialog for a chosen file; its code loads then. */
export function CropChosen({ sending: { chosen, use, dismiss } }: { sending: Upload }) {
  return chosen && <CropDialog file={chosen.file} onUse={use} onClose={dismiss} />;
}
