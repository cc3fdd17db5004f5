import { useEffect, useState } from 'react';
import styles from './LoadingOverlay.module.css';

export type OverlayLogo = { url: string; width: number; height: number };

type OverlaySceneProps = { isEnding: boolean; logo: OverlayLogo | null | undefined };

const logoAfterMs = 1100;

/** Renders a wheel that rolls along the ground, and after a delay the logo below it. */
export function OverlayScene({ isEnding, logo }: OverlaySceneProps) {
  const [hasLogo, setLogo] = useState(false);
  useEffect(() => {
    if (isEnding) return undefined;
    const timer = setTimeout(setLogo, logoAfterMs, true);
    return () => {
      clearTimeout(timer);
      setLogo(false);
    };
  }, [isEnding]);
  return (
    <div className={`${styles.overlay} ${isEnding ? styles.ending : ''}`} aria-hidden="true" data-overlay>
      <div className={styles.ground}>
        <span className={styles.wheel} />
      </div>
      {logo && (
        <img
          className={`${styles.logo} ${hasLogo && !isEnding ? styles.seen : ''}`}
          src={logo.url}
          width={logo.width}
          height={logo.height}
          alt=""
        />
      )}
    </div>
  );
}
