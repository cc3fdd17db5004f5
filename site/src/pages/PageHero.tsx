import { GroundedPicture } from '../design/GroundedPicture.tsx';
import { PageHeading } from '../design/PageHeading.tsx';
import { beginWithStatement } from '../page-builder/begin-with-statement.ts';
import type { ContentPageFragment } from '../platform/generated/operations-types.ts';
import { FullscreenHero, type HeroAction } from './FullscreenHero.tsx';
import styles from './PageHero.module.css';

export type PageHeroProps = {
  page: ContentPageFragment;
  /** What it offers where editors have put no actions there. */
  actions?: readonly HeroAction[] | undefined;
  /** Whether a scene leaves room for the next part of the page in the window. Its caption then carries the introduction. */
  compact?: boolean | undefined;
};

/** How a page begins: a scene with title and statement, or heading and picture (HERO-01, HERO-02, HERO-06). */
export function PageHero({ page: { title, pageTitle, introtext, hero, blocks }, actions, compact }: PageHeroProps) {
  const heading = pageTitle ?? title;
  if (hero?.variant === 'fullscreen' && hero.image) {
    if (compact) return <FullscreenHero title={heading} hero={hero} actions={actions} compactIntro={introtext} />;
    return (
      <>
        <FullscreenHero title={heading} hero={hero} actions={actions} />
        {introtext && !beginWithStatement(blocks) && <p className={styles.statement}>{introtext}</p>}
      </>
    );
  }
  return (
    <>
      <PageHeading title={heading} intro={introtext} />
      {hero?.image && <GroundedPicture picture={hero.image} mobileCrop={hero.mobileImage?.crop} />}
    </>
  );
}
