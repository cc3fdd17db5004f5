import { type InputEvent, useEffect, useMemo, useRef } from 'react';
import { EmptyState } from '../../design/EmptyState.tsx';
import { ButtonLink } from '../../design/Link.tsx';
import { FilterForm } from '../../filters/FilterForm.tsx';
import { filteredHref, hasFilters, noFilters, readFilters } from '../../filters/filters.ts';
import { LoadMore } from '../../filters/LoadMore.tsx';
import { useHits } from '../../filters/use-hits.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { SearchTexts } from '../../platform/query-string.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import styles from './DownloadCentre.module.css';
import { downloadSource, type LoadedDownloads } from './download-source.ts';
import { FileGroups } from './FileGroups.tsx';
import { FilesHead } from './FilesHead.tsx';
import { chosenIds } from './file-groups.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useArchive } from './use-archive.ts';
import { useChosenFiles } from './use-chosen-files.ts';

/** Number of characters from which the files follow the typed words, and the pause in ms after which they do. */
const minTyped = 2;
const typingPauseMs = 400;

type DownloadCentreProps = {
  list: LoadedDownloads;
  /** Filters and selection in the address. */
  texts: SearchTexts;
};

/**
 * Renders all files of the site with filters and a selection (CAT-15). Without scripts, the filters are a GET form, and the selection is
 * a form that downloads the ticked files as one archive.
 */
export function DownloadCentre({ list, texts }: DownloadCentreProps) {
  const t = useMessages('downloads/centre');
  const { format, hrefOf, query, siteId } = useSite();
  const path = hrefOf('downloads');
  const filters = useMemo(() => readFilters(texts), [texts]);
  const shared = chosenIds(texts.file);
  const { hits, grid, ...loading } = useHits({ list, source: downloadSource(query, siteId, shared), filters, path });
  const files = useChosenFiles(hits, shared);
  const { save, ...archive } = useArchive(files);
  const submitTyped = useSubmitTyped();
  const { total, totalUnfiltered, facets } = list;
  const isNarrowed = hasFilters(filters) || shared.length > 0;
  return (
    <section className={styles.centre} aria-labelledby="hits">
      <div className={styles.filters} onInput={submitTyped}>
        <FilterForm
          filters={filters}
          facets={facets}
          path={path}
          heading={
            <>
              <h2 className={styles.count} id="hits" tabIndex={-1} aria-live="polite">
                {isNarrowed
                  ? t('shown', { shown: format.count(total), total: format.count(totalUnfiltered) })
                  : t('hits', { count: totalUnfiltered })}
              </h2>
              {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
            </>
          }
          searchLabel={t('search')}
          showLabel={t('showHits', { count: total })}
        />
        {shared.length > 0 && (
          <p className={styles.shared}>
            {t('shared')} <a href={path}>{t('all')}</a>
          </p>
        )}
      </div>
      {total === 0 ? (
        <div className={styles.none}>
          <EmptyState
            level={3}
            title={t('none')}
            figure={t('hits', { count: 0 })}
            share={1}
            text={isNarrowed ? t('noneFound') : t('noneYet')}
            action={
              isNarrowed && (
                <ButtonLink look="secondary" href={filteredHref(path, noFilters)}>
                  {t('all')}
                </ButtonLink>
              )
            }
          />
        </div>
      ) : null}
      <form className={styles.files} method="post" action="/quotation-file/" aria-label={t('files')} onSubmit={save}>
        <input type="hidden" name="siteId" value={siteId} />
        {total > 0 && (
          <div className={styles.groups} ref={grid}>
            <FilesHead path={path} filters={filters} hits={hits} files={files} />
            <FileGroups hits={hits} files={files} />
          </div>
        )}
        {hits.length < total && (
          <LoadMore
            shown={hits.length}
            total={total}
            texts={{
              shown: t('shown', { shown: format.count(hits.length), total: format.count(total) }),
              more: t('loadMore'),
              failed: t('loadFailed'),
            }}
            {...loading}
          />
        )}
        <SelectionBar path={path} hits={hits} files={files} archive={archive} />
      </form>
    </section>
  );
}

/** Returns a handler that submits the form of a search field once the visitor pauses. A word that is not complete yet is not sent. */
function useSubmitTyped() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ target }: InputEvent) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'search') return;
    clearTimeout(timer.current);
    const words = target.value.trim();
    // A space at the end would be lost, and the next word would join the last one.
    if (words !== target.value || (words !== '' && words.length < minTyped)) return;
    timer.current = setTimeout(() => target.form?.requestSubmit(), typingPauseMs);
  };
}
