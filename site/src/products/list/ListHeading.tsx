import { lazy, Suspense } from 'react';
import { PageHeading } from '../../design/headings/PageHeading.tsx';
import type { PictureCrop } from '../../design/pictures/crop-files.ts';
import type { PictureSource } from '../../design/pictures/Picture.tsx';
import type { FragmentOf } from '../../platform/data/operation.ts';
import type { ProductStripFragment } from '../../platform/generated/operations-types.ts';
import { isDrawn, ProductStrip } from '../ProductStrip.tsx';

type ListHeadingProps = {
  title: string;
  intro: string | null;
  strip: readonly FragmentOf<ProductStripFragment>[];
  picture: PictureSource | null | undefined;
  mobileCrop: PictureCrop | undefined;
};

// Loaded on demand, because most lists have drawings instead.
const SceneHeading = lazy(async () => ({ default: (await import('../../design/headings/SceneHeading.tsx')).SceneHeading }));

/**
 * Renders the heading of a product list over elevations of its products, or beside its picture if none has a drawing (HERO-06).
 */
export function ListHeading({ title, intro, strip, picture, mobileCrop }: ListHeadingProps) {
  if (picture && !strip.some(isDrawn)) {
    return (
      <Suspense>
        <SceneHeading title={title} intro={intro} picture={picture} mobileCrop={mobileCrop} />
      </Suspense>
    );
  }
  return (
    <>
      <PageHeading title={title} intro={intro} />
      <ProductStrip products={strip} />
    </>
  );
}
