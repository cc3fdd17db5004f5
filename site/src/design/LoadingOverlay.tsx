import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { holdPage } from './hold-page.ts';
import layout from './layout.module.css';
import { type OverlayLogo, OverlayScene } from './OverlayScene.tsx';

type LoadingOverlayProps = {
  isBusy: boolean;
  /** What is going on, for those who do not see the overlay. */
  label: string;
  /** The company's logo. */
  logo?: OverlayLogo | null | undefined;
};

const goneAfterMs = 900;

/**
 * Covers the page while something takes its time that cannot be done twice (PAG-05). It is there at once, so its code comes with the page. The page behind it
 * cannot be used for as long as it is busy; then the focus is where it was.
 */
export function LoadingOverlay({ isBusy, label, logo }: LoadingOverlayProps) {
  const [isShown, setShown] = useState(isBusy);
  const [body, setBody] = useState<HTMLElement>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => setBody(document.body), []);
  useEffect(() => {
    if (isBusy) return setShown(true);
    const timer = setTimeout(setShown, goneAfterMs, false);
    return () => clearTimeout(timer);
  }, [isBusy]);
  // Before anything else takes the focus somewhere in the page.
  useLayoutEffect(() => (isBusy && place.current ? holdPage(place.current) : undefined), [isBusy]);
  if (!body) return null;
  return createPortal(
    <div ref={place}>
      {isShown && <OverlayScene isEnding={!isBusy} logo={logo} />}
      <p className={layout.hidden} role="status">
        {isBusy ? label : ''}
      </p>
    </div>,
    body,
  );
}
