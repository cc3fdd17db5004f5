import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { LiveMap, LiveView } from './live-map.ts';

/**
 * Opens the interactive map once its element is near the window. Until then, and if the browser cannot draw it, there is no map.
 */
export function useLiveMap(stage: RefObject<HTMLElement | null>, canvas: RefObject<HTMLElement | null>) {
  const t = useMessages('projects');
  const [view, setView] = useState<LiveView>();
  const map = useRef<LiveMap>(undefined);
  const last = useRef<LiveView>(undefined);
  const texts = {
    map: t('mapHelp'),
    ctrlScroll: t('ctrlScroll'),
    commandScroll: t('commandScroll'),
    twoFingers: t('twoFingers'),
  };
  const open = async (isGone: () => boolean) => {
    if (!stage.current || !canvas.current) return;
    const onMove = (moved: LiveView) => {
      last.current = moved;
      setView(moved);
    };
    const first = last.current ?? shownView(stage.current);
    const { openMap } = await import('./live-map.ts');
    if (isGone()) return;
    const opened = await openMap(canvas.current, { view: first, texts, onMove });
    if (isGone()) return opened.remove();
    map.current = opened;
    onMove(first);
  };
  const start = useRef(open);
  start.current = open;

  useEffect(() => {
    let gone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Without WebGL the drawing stays, and its markers link to the projects.
        start.current(() => gone).catch(() => undefined);
      },
      { rootMargin: '200px' },
    );
    if (stage.current) observer.observe(stage.current);
    return () => {
      gone = true;
      observer.disconnect();
      map.current?.remove();
      map.current = undefined;
      setView(undefined);
    };
  }, [stage]);
  return { map, view };
}

/** Returns the view of the drawing, read from its styles. */
function shownView(stage: HTMLElement): LiveView {
  const style = getComputedStyle(stage);
  const number = (name: string) => Number(style.getPropertyValue(name));
  const scale = number(style.getPropertyValue('--is-wide').trim() === '1' ? '--wide' : '--narrow');
  return { x: number('--cx'), y: number('--cy'), scale };
}
