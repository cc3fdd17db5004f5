import { GroundedPicture } from '../design/GroundedPicture.tsx';
import { PageHeading } from '../design/PageHeading.tsx';
import { read } from '../platform/data/fragment.ts';
import type { ContentPageFragment, ContentPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';
import { FullscreenHero } from './FullscreenHero.tsx';
import { Statement } from './Statement.tsx';

/** A content page, or the frame of a fixed page, with its hero (HERO-01, HERO-02, HERO-06). */
export function ContentPage({ entry }: PageData<ContentPageQuery, 'Page'>) {
  const { title, pageTitle, intro, hero } = read<ContentPageFragment>(entry);
  const heading = pageTitle ?? title;
  const mobileCrop = hero?.mobileImage?.crop;
  if (hero?.variant === 'fullscreen' && hero.image) {
    return (
      <>
        <FullscreenHero title={heading} image={hero.image} mobileCrop={mobileCrop} ctas={hero.ctas} />
        {intro && <Statement text={intro} />}
      </>
    );
  }
  return (
    <>
      <PageHeading title={heading} intro={intro} />
      {hero?.image && <GroundedPicture picture={hero.image} mobileCrop={mobileCrop} />}
    </>
  );
}
