import type { ReactNode } from 'react';
import type { PictureCrop } from '../pictures/crop-files.ts';
import { Picture, type PictureSource } from '../pictures/Picture.tsx';
import styles from './SceneHeading.module.css';

type SceneHeadingProps = {
  title: string;
  intro?: string | null;
  picture: PictureSource;
  mobileCrop?: PictureCrop;
  /** Landscape pictures span seven columns, portrait pictures four. */
  shape?: 'landscape' | 'portrait';
  children?: ReactNode;
  /** Content on the ground line below the text. */
  foot?: ReactNode;
};

/** Renders a page heading beside its picture, both on the ground line that spans the window (HERO-02, HERO-06). */
export function SceneHeading({ title, intro, picture, mobileCrop, shape = 'landscape', children, foot }: SceneHeadingProps) {
  const sizes = shape === 'landscape' ? '(width >= 1360px) 740px, (width >= 993px) 55vw, 94vw' : '(width >= 768px) 33vw, 94vw';
  return (
    <header className={styles.ground}>
      <div className={`${styles.scene} ${styles[shape]}`}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
          {children}
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
        <div className={styles.picture}>
          <Picture className={styles.image} picture={picture} mobileCrop={mobileCrop} sizes={sizes} priority />
        </div>
      </div>
    </header>
  );
}
