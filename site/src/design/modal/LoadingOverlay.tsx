import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import layout from '../foundation/layout.module.css';
import { type OverlayLogo, OverlayScene } from './OverlayScene.tsx';

type LoadingOverlayProps = {
  isBusy: boolean;
  /** Describes the current work for screen readers. */
  label: string;
  logo?: OverlayLogo | null | undefined;
};

const goneAfterMs = 900;

/**
 * Covers the page during an action that must not run twice (PAG-05). The overlay appears immediately, so its code is part of the
 * page. The page behind it is inert until the action ends; the focus then returns.
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
  // A layout effect stores the focused element before other code moves the focus.
  useLayoutEffect(() => (isBusy && place.current ? lockScroll(place.current) : undefined), [isBusy]);
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

/** Makes the whole page inert except one child of its body. Returns a function that undoes this and restores the focus. */
function lockScroll(but: HTMLElement): () => void {
  const focused = document.activeElement;
  const held = [...document.body.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== but && !child.inert,
  );
  for (const child of held) child.inert = true;
  return () => {
    for (const child of held) child.inert = false;
    if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
