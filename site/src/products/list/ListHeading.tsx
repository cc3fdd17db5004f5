import { lazy, Suspense } from 'react';
import { PageHeading } from '../../design/PageHeading.tsx';
import type { PictureCrop, PictureSource } from '../../design/Picture.tsx';
import type { FragmentOf } from '../../platform/data/fragment.ts';
import type { ProductStripFragment } from '../../platform/generated/operations-types.ts';
import { isDrawn, ProductStrip } from '../ProductStrip.tsx';

type ListHeadingProps = {
  title: string;
  intro: string | null;
  strip: readonly FragmentOf<ProductStripFragment>[];
  picture: PictureSource | null | undefined;
  mobileCrop: PictureCrop | undefined;
};

// Few lists have nothing drawn: the others do not load its code.
const SceneHeading = lazy(() => import('../../design/SceneHeading.tsx').then((file) => ({ default: file.SceneHeading })));

/** The heading of a product list over elevations of its products; over its picture where nothing of it is drawn (HERO-06). */
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
