import type { ReactNode } from 'react';
import { GroundedPicture } from '../design/GroundedPicture.tsx';
import { PageHeading } from '../design/PageHeading.tsx';
import { Blocks } from '../page-builder/Blocks.tsx';
import { beginWithStatement } from '../page-builder/begin-with-statement.ts';
import { read } from '../platform/data/fragment.ts';
import type { ContentPageFragment, ContentPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';
import styles from './ContentPage.module.css';
import { FullscreenHero, type HeroAction } from './FullscreenHero.tsx';

type ContentPageProps = Pick<PageData<ContentPageQuery, 'Page'>, 'entry'> & {
  /** What its hero offers where editors have put no actions there. */
  actions?: readonly HeroAction[];
  /** What a fixed page has of its own: before its blocks. */
  children?: ReactNode;
};

/** A page of editors, or the frame of a fixed page: its hero (HERO-01, HERO-02, HERO-06) and its blocks. */
export function ContentPage({ entry, actions, children }: ContentPageProps) {
  const { title, pageTitle, intro, hero, blocks } = read<ContentPageFragment>(entry);
  const heading = pageTitle ?? title;
  if (hero?.variant === 'fullscreen' && hero.image) {
    return (
      <>
        <FullscreenHero title={heading} hero={hero} actions={actions} />
        {intro && !beginWithStatement(blocks) && <p className={styles.statement}>{intro}</p>}
        {children}
        <Blocks blocks={blocks} belowScene={!children} />
      </>
    );
  }
  return (
    <>
      <PageHeading title={heading} intro={intro} />
      {hero?.image && <GroundedPicture picture={hero.image} mobileCrop={hero.mobileImage?.crop} />}
      {children}
      <Blocks blocks={blocks} />
    </>
  );
}
