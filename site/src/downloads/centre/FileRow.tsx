import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { useReturnQuery } from '../../platform/routing/return-query.ts';
import { formatFileSize } from '../file-size.ts';
import styles from './FileRow.module.css';
import type { FileHit } from './file-groups.ts';
import type { ChosenFiles } from './use-chosen-files.ts';

/** Maximum number of article numbers that a row names. */
const maxNamed = 3;

type FileRowProps = {
  hit: FileHit;
  /** ID of the heading of its group. */
  group: string;
  files: ChosenFiles;
};

/** Renders a file with a box to choose it. A file for members has a lock and a link to log in for others (MEM-02). */
export function FileRow({ hit: { download, variants }, group, files }: FileRowProps) {
  const { id, titleField, kind, documentKind, language, version, date, size, url } = download;
  const { format, hrefOf, isMember } = useSite();
  const t = useMessages('downloads');
  const c = useMessages('downloads/centre');
  const back = useReturnQuery();
  const named = variants.slice(0, maxNamed).join(', ') + (variants.length > maxNamed ? ' …' : '');
  const name = `file-${id}`;
  return (
    <li className={url ? styles.row : styles.locked}>
      {url ? (
        <input
          type="checkbox"
          className={styles.box}
          name="file"
          value={id}
          id={`choose-${id}`}
          aria-labelledby={`${name} ${group}`}
          checked={files.chosen.has(id)}
          onKeyDown={files.noteShift}
          onChange={({ target, nativeEvent }) => files.toggle(id, target.checked, (nativeEvent as MouseEvent).shiftKey === true)}
        />
      ) : (
        <span />
      )}
      <div className={styles.name}>
        {url ? (
          <label id={name} htmlFor={`choose-${id}`}>
            {titleField}
          </label>
        ) : (
          <span>{titleField}</span>
        )}
        {named && <span className={styles.note}>{named}</span>}
        {!url && (
          <span className={styles.note}>
            {isMember ? (
              t('afterApproval')
            ) : (
              <a className={styles.logIn} href={hrefOf('login') + back} rel="nofollow">
                {t('logInToDownload')}
              </a>
            )}
          </span>
        )}
      </div>
      <span className={styles.kind}>{documentKind ? t(documentKind) : '–'}</span>
      <span className={styles.language}>{language ? language.toUpperCase() : '–'}</span>
      <span className={styles.version}>
        {[version && t('version', { version }), date && format.date(date)].filter(Boolean).join(', ') || '–'}
      </span>
      <span className={styles.format}>{kind.toUpperCase()}</span>
      <span className={styles.size}>{size === null ? '' : formatFileSize(size, format.number)}</span>
      {url ? (
        <a className={styles.download} href={url} download aria-label={c('download', { title: titleField })}>
          <Icon name="download" />
        </a>
      ) : (
        <span className={styles.download}>
          <Icon name="lock" />
        </span>
      )}
    </li>
  );
}
