import { relatedImage } from '../../../media/image-loader.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { blockHead } from '../../block-head.ts';

/** BLK-11: a slideshow. Slides whose picture was deleted are left out. */
export const countdownImagesBlockResolvers: Resolvers = {
  CountdownImagesBlock: {
    async slides({ siteId, stored }, _, context) {
      const slides = await Promise.all(
        (stored.slides ?? []).map(async (slide) => {
          const source = { siteId, stored: slide };
          const [image, mobileImage, text, cta] = await Promise.all([
            relatedImage(context, siteId, slide.image),
            relatedImage(context, siteId, slide.mobileImage),
            blockHead.text(source, _, context),
            blockHead.cta(source, _, context),
          ]);
          return image && { titleField: blockHead.titleField(source), text, image, mobileImage, cta };
        }),
      );
      return slides.filter((slide) => slide !== null);
    },
  },
};
