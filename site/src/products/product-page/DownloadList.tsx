import { Icon } from '../../design/Icon.tsx';
import { type FragmentOf, read } from '../../platform/data/fragment.ts';
import type { DownloadListFragment } from '../../platform/generated/operations-types.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import styles from './DownloadList.module.css';
import { formatFileSize, offeredDownloads } from './downloads.ts';
import { useMessages } from './messages.ts';

/** The files of a product; those for members are faded for others and lead nowhere (MEM-02). */
export function DownloadList({ product }: { product: FragmentOf<DownloadListFragment> }) {
  const { downloads } = read<DownloadListFragment>(product);
  const { format, locale } = useSite();
  const t = useMessages();
  const { number } = format;
  return (
    <ul className={styles.downloads}>
      {offeredDownloads(downloads, locale).map(({ id, titleField, kind, size, url }) => (
        <li key={id} className={styles.download}>
          {url ? (
            <a className={styles.row} href={url} download>
              <Icon name="document" />
              <span className={styles.title}>{titleField}</span>
              <span className={styles.kind}>
                {kind.toUpperCase()}
                {size !== null && `, ${formatFileSize(size, number)}`}
              </span>
              <Icon name="download" />
            </a>
          ) : (
            <div className={styles.withheld}>
              <Icon name="document" />
              <span className={styles.title}>
                {titleField}
                <span className={styles.reason}>{t('logInToDownload')}</span>
              </span>
              <span className={styles.kind}>{kind.toUpperCase()}</span>
              <Icon name="lock" />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
