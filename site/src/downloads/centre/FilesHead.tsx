import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { type FileSort, type Filters, filteredHref } from '../../filters/filters.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import styles from './FileRow.module.css';
import type { FileHit } from './file-groups.ts';
import type { ChosenFiles } from './use-chosen-files.ts';

type FilesHeadProps = { path: string; filters: Filters; hits: readonly FileHit[]; files: ChosenFiles };

/** Renders the headings of the columns, four of which sort the files of each product, and the box that chooses all files. */
export function FilesHead({ path, filters, hits, files }: FilesHeadProps) {
  const t = useMessages('downloads/centre');
  const open = hits.filter(({ download }) => download.url !== null);
  const count = open.filter(({ download }) => files.chosen.has(download.id)).length;
  const router = useRouter();
  /** Sorts without leaving the place on the page. */
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href: event.currentTarget.getAttribute('href') ?? path, resetScroll: false });
  };
  const sorted = (sort: FileSort | undefined, text: string) => {
    const isCurrent = filters.sort === sort;
    return (
      <a
        className={styles.sort}
        href={filteredHref(path, { ...filters, sort })}
        aria-current={isCurrent || undefined}
        onClickCapture={follow}
      >
        {text}
        {isCurrent && <Icon name="chevron" />}
      </a>
    );
  };
  return (
    <nav className={styles.head} aria-label={t('order')}>
      {files.isReady ? (
        <input
          type="checkbox"
          className={styles.box}
          aria-label={t('chooseAll')}
          checked={count > 0 && count === open.length}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < open.length;
          }}
          onChange={({ target }) => files.setAll(target.checked)}
        />
      ) : (
        <span />
      )}
      {sorted('file', t('file'))}
      {sorted(undefined, t('kind'))}
      <span className={styles.language}>{t('language')}</span>
      {sorted('version', t('version'))}
      <span className={styles.format}>{t('format')}</span>
      {sorted('size', t('size'))}
    </nav>
  );
}
