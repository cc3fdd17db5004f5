import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { consent } from '../../../consent/consent.ts';
import { RichText } from '../../../design/RichText.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { YoutubeVideoBlockFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { titleId } from '../../BlockHeading.tsx';
import { FilmPoster } from './FilmPoster.tsx';
import styles from './YoutubeVideoBlock.module.css';

/** Renders a film. Nothing is loaded from its host before a visitor plays it (BLK-04). */
export function YoutubeVideoBlock({ block }: { block: FragmentOf<YoutubeVideoBlockFragment> }) {
  const film = read<YoutubeVideoBlockFragment>(block);
  const { id, titleField, text, embedUrl } = film;
  const [isPlaying, setPlaying] = useState(false);
  const t = useMessages('page-builder');
  const title = titleField ?? t('film');
  return (
    <section
      className={styles.section}
      aria-labelledby={titleField ? titleId({ id }) : undefined}
      aria-label={titleField ? undefined : title}
    >
      {(titleField || text) && (
        <div className={styles.words}>
          {titleField && (
            <h2 className={styles.title} id={titleId({ id })}>
              {titleField}
            </h2>
          )}
          {text && <RichText html={text} />}
        </div>
      )}
      <div className={styles.screen}>
        <div className={styles.film}>
          {isPlaying ? (
            <Player src={`${embedUrl}?autoplay=1`} title={title} onWithdraw={() => setPlaying(false)} />
          ) : (
            <FilmPoster film={film} title={title} describedBy={`film-${id}`} onPlay={() => setPlaying(true)} />
          )}
        </div>
        <p className={styles.notice} id={`film-${id}`}>
          {t('filmNotice')}
        </p>
      </div>
    </section>
  );
}

/**
 * Renders the player of the film's host and focuses it in place of the picture. Calls `onWithdraw` when consent to media is
 * withdrawn.
 */
function Player({ src, title, onWithdraw }: { src: string; title: string; onWithdraw: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const withdraw = useEffectEvent(onWithdraw);
  useEffect(() => {
    frame.current?.focus();
    return consent.watch(() => consent.has('media') || withdraw());
  }, []);
  return (
    <iframe
      ref={frame}
      className={styles.player}
      src={src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
