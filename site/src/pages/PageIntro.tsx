import { PageHeading } from '../design/headings/PageHeading.tsx';
import { SceneHeading } from '../design/headings/SceneHeading.tsx';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { PageIntroFragment } from '../platform/generated/operations-types.ts';

/** Renders the beginning of an overview: title and introduction of its page, beside its picture if it has one. */
export function PageIntro({ page }: { page: FragmentOf<PageIntroFragment> }) {
  const { title, pageTitle, introtext, hero } = read<PageIntroFragment>(page);
  const heading = pageTitle ?? title;
  return hero?.image ? (
    <SceneHeading title={heading} intro={introtext} picture={hero.image} mobileCrop={hero.mobileImage?.crop} />
  ) : (
    <PageHeading title={heading} intro={introtext} />
  );
}
