import { PageHeading } from '../design/headings/PageHeading.tsx';
import { GroundedPicture } from '../design/pictures/GroundedPicture.tsx';
import { beginWithStatement } from '../page-builder/statement.ts';
import type { ContentPageFragment } from '../platform/generated/operations-types.ts';
import { FullscreenHero, type HeroAction } from './FullscreenHero.tsx';
import styles from './PageHero.module.css';

export type PageHeroProps = {
  page: ContentPageFragment;
  /** Default actions of the hero, if editors have set none. */
  actions?: readonly HeroAction[] | undefined;
  /** Whether the scene is lower, with the introduction in its caption, so that the next part is visible. */
  compact?: boolean | undefined;
};

/** Renders the beginning of a page: a scene with title and statement, or a heading and picture (HERO-01, HERO-02, HERO-06). */
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
