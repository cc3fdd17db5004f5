import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { Suspense, useMemo } from 'react';
import { SiteProvider } from '../src/platform/rendering/site-context.tsx';
import { visitorContext } from '../src/platform/testing/visitor-context.ts';
import type { DemoPage } from './demo/demo-page.ts';
import { blockEntries } from './entries/block-entries.tsx';
import { cardEntries } from './entries/card-entries.tsx';
import { designEntries } from './entries/design-entries.tsx';
import { headingEntries } from './entries/heading-entries.tsx';
import { modalEntries } from './entries/modal-entries.tsx';
import { pictureEntries } from './entries/picture-entries.tsx';
import styles from './Gallery.module.css';

/** All entries of the gallery, by group. `isWhole` entries span the window, as they do in a page. */
export const groups = [
  { title: 'Primitives', entries: designEntries, isWhole: false },
  { title: 'Headings', entries: headingEntries, isWhole: true },
  { title: 'Pictures and sliders', entries: pictureEntries, isWhole: false },
  { title: 'Modals', entries: modalEntries, isWhole: false },
  { title: 'Cards', entries: cardEntries, isWhole: false },
  { title: 'Blocks', entries: blockEntries, isWhole: true },
];

/** Keeps what waits for the API as it is. */
const noAnswer = () => new Promise<never>(() => {});

type ExamplesProps = {
  page: DemoPage;
  locale: LocaleCode;
  /** Name of the only entry to show; all are shown without it. */
  only?: string | null;
};

/** Renders entries of the gallery under their names. */
export function Examples({ page, locale, only }: ExamplesProps) {
  const context = useMemo(() => ({ ...visitorContext({ locale }), query: noAnswer }), [locale]);
  return (
    <SiteProvider context={context}>
      {groups.map(({ title, entries, isWhole }) =>
        Object.entries(entries)
          .filter(([name]) => !only || name === only)
          .map(([name, render]) => (
            <article key={name} className={styles.entry} aria-label={name}>
              <h2 className={styles.name}>
                {title}: {name}
              </h2>
              <div className={isWhole ? undefined : styles.within}>
                <Suspense>{render(page)}</Suspense>
              </div>
            </article>
          )),
      )}
    </SiteProvider>
  );
}
