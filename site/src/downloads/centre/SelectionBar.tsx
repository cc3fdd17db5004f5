import { Button } from '../../design/Button.tsx';
import { DimensionLine } from '../../design/DimensionLine.tsx';
import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { stringifySearch } from '../../platform/query-string.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { useShareLink } from '../../products/use-share-link.ts';
import { formatFileSize } from '../file-size.ts';
import { chosenSummary, type FileHit, maxChosen } from './file-groups.ts';
import styles from './SelectionBar.module.css';
import type { ArchiveProgress, ArchiveState } from './use-archive.ts';
import type { ChosenFiles } from './use-chosen-files.ts';

type SelectionBarProps = { path: string; hits: readonly FileHit[]; files: ChosenFiles; archive: ArchiveState };

/**
 * Renders the chosen files at the bottom of the window: their number, formats and size, and the buttons to share and to download them.
 * While their archive is made, a dimension line shows how much of it has arrived. The style sheet shows the bar as soon as a box is
 * ticked.
 */
export function SelectionBar({ path, hits, files, archive: { progress, failure } }: SelectionBarProps) {
  const { chosen, isReady, isFull, clear } = files;
  const t = useMessages('downloads/centre');
  const { format } = useSite();
  const ids = [...chosen.keys()];
  const address = () => new URL(path + stringifySearch({ file: ids.join(' ') }), location.href).href;
  const share = useShareLink(t('selection'), address);
  const { formats, bytes } = chosenSummary(chosen.values());
  const shown = new Set(hits.map(({ download }) => download.id));
  const failed = typeof failure === 'object' ? t('incomplete', { files: failure.missing }) : failure && t(failure);
  const problem = isFull ? t('full', { max: maxChosen }) : failed;
  return (
    <div className={styles.bar} data-needed={chosen.size > 0}>
      {ids.map((id) => !shown.has(id) && <input key={id} type="hidden" name="file" value={id} />)}
      <p className={styles.summary} role="status">
        <strong>{isReady ? t('chosen', { count: chosen.size }) : t('selection')}</strong>
        {isReady && chosen.size > 0 && (
          <span>
            {t('together', {
              formats: formats.map(([kind, count]) => `${kind} ${format.count(count)}`).join(', '),
              size: formatFileSize(bytes, format.number),
            })}
          </span>
        )}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {progress && <Progress {...progress} />}
      <button
        type="reset"
        className={styles.clear}
        onClick={(event) => {
          event.preventDefault();
          clear();
        }}
      >
        <Icon name="close" />
        <span>{t('clear')}</span>
      </button>
      {share && (
        <Button look="secondary" small className={styles.share} onClick={share}>
          <Icon name="share" />
          {t('share')}
        </Button>
      )}
      <Button type="submit" name="format" value="zip" aria-busy={progress !== undefined}>
        <Icon name="download" />
        {t('zip')}
      </Button>
    </div>
  );
}

/** Renders the arrived part of an archive as a dimension line. */
function Progress({ received, total }: ArchiveProgress) {
  const t = useMessages('downloads/centre');
  const { format } = useSite();
  const share = total === 0 ? 0 : received / total;
  const [arrived, expected] = [received, total].map((bytes) => formatFileSize(bytes, format.number));
  const figure = received === 0 ? t('making') : t('received', { received: arrived ?? '', total: expected ?? '' });
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={t('making')}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={figure}
    >
      <DimensionLine share={share}>{figure}</DimensionLine>
    </div>
  );
}
