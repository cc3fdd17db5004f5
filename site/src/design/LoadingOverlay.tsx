import { useEffect, useState } from 'react';
import styles from './LoadingOverlay.module.css';
import layout from './layout.module.css';

type LoadingOverlayProps = {
  isBusy: boolean;
  /** What is going on, for those who do not see the overlay. */
  label: string;
  /** The company's logo. */
  logo?: { url: string; width: number; height: number } | null | undefined;
};

const logoAfterMs = 1100;
const goneAfterMs = 900;

/** Covers the page while something takes its time that cannot be done twice (PAG-05). It takes no focus and holds nothing in. */
export function LoadingOverlay({ isBusy, label, logo }: LoadingOverlayProps) {
  const [isShown, setShown] = useState(isBusy);
  const [hasLogo, setLogo] = useState(false);
  useEffect(() => {
    if (isBusy) setShown(true);
    else setLogo(false);
    const timer = isBusy ? setTimeout(setLogo, logoAfterMs, true) : setTimeout(setShown, goneAfterMs, false);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <>
      {isShown && (
        <div className={`${styles.overlay} ${isBusy ? '' : styles.ending}`} aria-hidden="true" data-overlay>
          <div className={styles.ground}>
            <span className={styles.wheel} />
          </div>
          {logo && (
            <img
              className={`${styles.logo} ${hasLogo ? styles.seen : ''}`}
              src={logo.url}
              width={logo.width}
              height={logo.height}
              alt=""
            />
          )}
        </div>
      )}
      <p className={layout.hidden} role="status">
        {isBusy ? label : ''}
      </p>
    </>
  );
}
