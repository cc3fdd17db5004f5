import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../design/IconButton.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { read } from '../../platform/data/operation.ts';
import { ProjectPopup as operation } from '../../platform/generated/operations.ts';
import type { ProjectPopupFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import styles from './ProjectPopup.module.css';
import type { Place } from './spots.ts';

type ProjectPopupProps = {
  place: Place;
  /** Whether the card is left of its marker. */
  isLeft: boolean;
  close(): void;
  onFocus(): void;
};

/**
 * Renders the card of a marker (CON-01), whose data are loaded when it opens. It is beside the marker, or a row under the map on
 * small screens.
 */
export default function ProjectPopup({ place, isLeft, close, onFocus }: ProjectPopupProps) {
  const t = useMessages('projects');
  const { localHref, query, siteId } = useSite();
  const card = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [project, setProject] = useState<ProjectPopupFragment | 'failed'>();
  useEffect(() => {
    const controller = new AbortController();
    link.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
    query(operation, { siteId, ids: [place.id] }, controller.signal).then(
      ({ projectsById: [found] }) => setProject(found ? read<ProjectPopupFragment>(found) : 'failed'),
      () => controller.signal.aborted || setProject('failed'),
    );
    return () => controller.abort();
  }, [place.id, query, siteId]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const loaded = project === 'failed' ? undefined : project;
  const [picture] = loaded?.headerslider ?? [];
  return (
    <div
      ref={card}
      className={isLeft ? styles.left : styles.right}
      role="dialog"
      aria-label={place.title}
      style={{ '--x': place.x, '--y': place.y } as CSSProperties}
      onFocus={onFocus}
      onKeyDown={closeOnEscape}
    >
      <div className={styles.media}>
        {picture && <Picture className={styles.picture} picture={picture} sizes="(width < 768px) 146px, 291px" priority />}
      </div>
      <div className={styles.content}>
        <h2 className={styles.title}>
          <a ref={link} href={localHref(place.uri)}>
            {place.title}
          </a>
        </h2>
        <p className={styles.facts} aria-live="polite">
          {project === 'failed' ? t('popupFailed') : [loaded?.location, loaded?.year].filter(Boolean).join(', ')}
        </p>
      </div>
      <IconButton icon="close" aria-label={t('close')} className={styles.close} onClick={close} />
    </div>
  );
}
