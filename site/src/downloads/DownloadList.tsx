import { Icon } from '../design/Icon.tsx';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { DownloadListFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './DownloadList.module.css';
import { formatFileSize } from './file-size.ts';

type Details = Pick<DownloadListFragment, 'documentKind' | 'language' | 'version' | 'date'>;

/** Lists files to download (BLK-09). Files for members are faded and not linked for others (MEM-02). */
export function DownloadList({ downloads }: { downloads: readonly FragmentOf<DownloadListFragment>[] }) {
  const { format, isMember } = useSite();
  const { number } = format;
  const t = useMessages('downloads');
  return (
    <ul className={styles.downloads}>
      {downloads
        .map((download) => read<DownloadListFragment>(download))
        .map(({ id, titleField, kind, size, url, ...details }) => (
          <li key={id} className={styles.download}>
            {url ? (
              <a className={styles.row} href={url} download>
                <Icon name="document" />
                <span className={styles.title}>
                  {titleField}
                  <Details {...details} />
                </span>
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
                  <Details {...details} />
                  <span className={styles.reason}>{t(isMember ? 'afterApproval' : 'logInToDownload')}</span>
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

/** Renders kind, language, version and date of a file, as far as editors have entered them (CAT-15). */
function Details({ documentKind, language, version, date }: Details) {
  const { format, locale } = useSite();
  const t = useMessages('downloads');
  const details = [
    documentKind && t(documentKind),
    language && new Intl.DisplayNames(locale, { type: 'language' }).of(language),
    version && t('version', { version }),
    date && format.date(date),
  ].filter(Boolean);
  return details.length > 0 && <span className={styles.reason}>{details.join(', ')}</span>;
}
