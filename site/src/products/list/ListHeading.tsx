import { PageHeading } from '../../design/PageHeading.tsx';
import type { PictureCrop, PictureSource } from '../../design/Picture.tsx';
import { SceneHeading } from '../../design/SceneHeading.tsx';
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

/** The heading of a product list over elevations of its products; over its picture where nothing of it is drawn (HERO-06). */
export function ListHeading({ title, intro, strip, picture, mobileCrop }: ListHeadingProps) {
  if (picture && !strip.some(isDrawn))
    return <SceneHeading title={title} intro={intro} picture={picture} mobileCrop={mobileCrop} />;
  return (
    <>
      <PageHeading title={title} intro={intro} />
      <ProductStrip products={strip} />
    </>
  );
}
