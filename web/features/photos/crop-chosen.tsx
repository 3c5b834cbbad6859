import { lazy, Suspense } from "react";
import { orReload } from "#web/site/reload-on-failed-chunk.ts";
import type { Upload } from "./use-upload.ts";

const CropDialog = lazy(async () => ({
  default: (await orReload(import("./crop-dialog.tsx"))).CropDialog,
}));

/** Opens the crop dialog for a chosen file; its code loads then. */
export function CropChosen({ sending: { chosen, use, dismiss } }: { sending: Upload }) {
  if (!chosen) return null;
  return (
    <Suspense fallback={null}>
      <CropDialog file={chosen.file} onUse={use} onClose={dismiss} />
    </Suspense>
  );
}
