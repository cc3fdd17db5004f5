import type { CSSProperties, ReactNode } from 'react';
import styles from './Gallery.module.css';

/** Renders examples side by side. `scale` is the length of a millimetre for elevations. */
export function Frames({ scale, children }: { scale?: string; children: ReactNode }) {
  return (
    <div className={styles.frames} style={{ '--mm': scale } as CSSProperties}>
      {children}
    </div>
  );
}

/** Renders examples on a dark ground. `contained` keeps content with a fixed position inside it. */
export function OnDark({ contained = false, children }: { contained?: boolean; children: ReactNode }) {
  return <div className={`${styles.dark} ${contained ? styles.contained : ''}`}>{children}</div>;
}
