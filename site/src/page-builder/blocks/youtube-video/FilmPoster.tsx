import type { MouseEvent } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import type { YoutubeVideoBlockFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import styles from './YoutubeVideoBlock.module.css';

type Film = Pick<YoutubeVideoBlockFragment, 'videoUrl' | 'imagePlaceholder' | 'thumbnail'>;
type FilmPosterProps = { film: Film; title: string; describedBy: string; onPlay: () => void };

/** Renders the picture of a film as a link that plays it, or without JavaScript opens it at its host. */
export function FilmPoster({ film, title, describedBy, onPlay }: FilmPosterProps) {
  const t = useMessages('page-builder');
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPlay();
  };
  return (
    <a
      className={styles.poster}
      href={film.videoUrl}
      target="_blank"
      rel="noopener"
      aria-label={t('playFilm', { title })}
      aria-describedby={describedBy}
      onClick={play}
    >
      <FilmPicture film={film} title={title} />
      <span className={styles.play}>
        <Icon name="play" />
      </span>
    </a>
  );
}

/** Renders the editors' picture, or else the host's thumbnail; without both, the title on a plain background. */
function FilmPicture({ film: { imagePlaceholder, thumbnail }, title }: Pick<FilmPosterProps, 'film' | 'title'>) {
  if (imagePlaceholder) return <Picture className={styles.picture} picture={imagePlaceholder} sizes={sizes} />;
  if (!thumbnail) return <span className={styles.name}>{title}</span>;
  const { url, width, height } = thumbnail;
  return <img className={styles.picture} src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />;
}

const sizes = '(width >= 1360px) 844px, (width >= 993px) 63vw, 94vw';
