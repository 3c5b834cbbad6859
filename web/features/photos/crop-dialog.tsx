import "react-easy-crop/react-easy-crop.css";
import { RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { IconButton } from "#ui/action/icon-button.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { cropFile, turnFile } from "./prepare-file.ts";
import type { Part } from "./prepare-file.ts";
import styles from "./crop-dialog.module.css";

const MOST = 3;
const STEP = 0.25;
/** In pixels, for an arrow key. */
const MOVE = 8;
const whole: Part = { x: 0, y: 0, width: 100, height: 100 };

interface CropDialogProps {
  readonly file: Blob;
  readonly onUse: (picture: Blob) => void;
  readonly onClose: () => void;
}

/** Crops a photo to 4:5: by dragging and pinching, or with the arrow keys and the slider. */
export function CropDialog({ file, onUse, onClose }: CropDialogProps) {
  const t = useTranslations("photos.crop");
  const cancel = useTranslations("photos")("cancel");
  const [{ picture, address }, setShown] = useState(() => toShown(file));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<{ readonly percent: Part; readonly pixels: Part } | null>(null);
  const [busy, setBusy] = useState(false);

  async function turn() {
    setShown(toShown(await turnFile(picture)));
    setCrop({ x: 0, y: 0 });
  }
  async function use() {
    if (!part) return;
    setBusy(true);
    onUse(await cropFile(picture, part.pixels));
  }
  return (
    <Modal
      open
      width="large"
      onClose={onClose}
      closeText={cancel}
      title={t("title")}
      actions={
        <>
          <Button variant="quiet" onClick={() => onUse(picture)} wide>
            {t("as_it_is")}
          </Button>
          <Button busy={busy} onClick={() => void use()} wide>
            {t("use")}
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        <div>
          <div className={styles.stage}>
            <Cropper
              image={address}
              aspect={4 / 5}
              crop={crop}
              zoom={zoom}
              maxZoom={MOST}
              showGrid={false}
              keyboardStep={MOVE}
              disableAutomaticStylesInjection
              classes={{ cropAreaClassName: styles.area ?? "" }}
              cropperProps={{ "aria-label": t("move"), role: "application" }}
              mediaProps={{ alt: "" }}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropAreaChange={(percent, pixels) => setPart({ percent, pixels })}
            />
          </div>
          <div className={styles.zoom}>
            <IconButton name={t("zoom_out")} onClick={() => setZoom(Math.max(1, zoom - STEP))}>
              <ZoomOut aria-hidden />
            </IconButton>
            <input
              type="range"
              aria-label={t("zoom")}
              min={1}
              max={MOST}
              step={0.05}
              value={zoom}
              onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
            />
            <IconButton name={t("zoom_in")} onClick={() => setZoom(Math.min(MOST, zoom + STEP))}>
              <ZoomIn aria-hidden />
            </IconButton>
            <IconButton name={t("turn")} onClick={() => void turn()}>
              <RotateCw aria-hidden />
            </IconButton>
          </div>
        </div>
        <div className={styles.result}>
          <h3>{t("result")}</h3>
          <div className={styles.sizes}>
            <Preview address={address} part={part?.percent ?? whole} label={t("in_search")} />
            <Preview address={address} part={part?.percent ?? whole} label={t("in_chat")} small />
          </div>
          <p>{t("advice")}</p>
        </div>
      </div>
    </Modal>
  );
}

interface PreviewProps {
  readonly address: string;
  /** In percent of the picture. */
  readonly part: Part;
  readonly label: string;
  readonly small?: boolean;
}

function Preview({ address, part, label, small = false }: PreviewProps) {
  const scale = 100 / part.width;
  return (
    <figure className={small ? styles.small : styles.large}>
      <div className={styles.window}>
        <img
          src={address}
          alt=""
          style={{
            width: `${100 * scale}%`,
            transform: `translate(${-part.x}%, ${-part.y}%)`,
          }}
        />
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** A picture with its address in this browser. */
const toShown = (picture: Blob) => ({ picture, address: URL.createObjectURL(picture) });
