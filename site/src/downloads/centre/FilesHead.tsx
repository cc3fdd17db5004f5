import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useRef } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { type FileSort, type Filters, filteredHref } from '../../filters/filters.ts';
import { closePanels, useClosingPanels } from '../../filters/use-closing-panels.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import styles from './FileRow.module.css';
import type { FileHit } from './file-groups.ts';
import menu from './SortMenu.module.css';
import type { ChosenFiles } from './use-chosen-files.ts';

type FilesHeadProps = { path: string; filters: Filters; hits: readonly FileHit[]; files: ChosenFiles };

/** The orders of files; without a name, they are sorted by their kind. */
const orders = ['file', undefined, 'version', 'size'] as const;

/**
 * Renders the headings of the columns, four of which sort the files of each product, and the box that chooses all files. Small windows
 * have no columns, and a menu sorts the files.
 */
export function FilesHead({ path, filters, hits, files }: FilesHeadProps) {
  const t = useMessages('downloads/centre');
  const open = hits.filter(({ download }) => download.url !== null);
  const count = open.filter(({ download }) => files.chosen.has(download.id)).length;
  const router = useRouter();
  const head = useRef<HTMLElement>(null);
  useClosingPanels(head);
  /** Sorts without leaving the place on the page. */
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    closePanels(head.current);
    void router.navigate({ href: event.currentTarget.getAttribute('href') ?? path, resetScroll: false });
  };
  const sorted = (sort: FileSort | undefined, className = styles.sort) => {
    const isCurrent = filters.sort === sort;
    return (
      <a
        className={className}
        href={filteredHref(path, { ...filters, sort })}
        aria-current={isCurrent || undefined}
        onClickCapture={follow}
      >
        {t(sort ?? 'kind')}
        {isCurrent && className === styles.sort && <Icon name="chevron" />}
      </a>
    );
  };
  return (
    <nav ref={head} className={styles.head} aria-label={t('order')}>
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
      {sorted('file')}
      {sorted(undefined)}
      <span className={styles.language}>{t('language')}</span>
      {sorted('version')}
      <span className={styles.format}>{t('format')}</span>
      {sorted('size')}
      <details className={menu.menu} name="order">
        <summary className={menu.order}>
          {t('sorted', { order: t(orders.find((sort) => sort === filters.sort) ?? 'kind') })}
          <Icon name="chevron" />
        </summary>
        <ul className={menu.orders}>
          {orders.map((sort) => (
            <li key={sort ?? 'kind'}>{sorted(sort, menu.link)}</li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
