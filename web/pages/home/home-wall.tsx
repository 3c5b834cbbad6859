import type { ReactNode } from "react";
import { Wall, WallPictures } from "#ui/wall.tsx";
import { TopBar } from "#web/shell/top-bar.tsx";
import styles from "./home-wall.module.css";
import { wallPictures } from "./wall-pictures.ts";

/** The lobby: the site's words beside the framed portraits. */
export function HomeWall({ children }: { children: ReactNode }) {
  return (
    <Wall>
      <TopBar onDeep />
      <div className={styles.hall}>
        <div className={styles.pictures}>
          <WallPictures pictures={wallPictures} />
        </div>
        <div className={styles.words}>{children}</div>
      </div>
    </Wall>
  );
}
