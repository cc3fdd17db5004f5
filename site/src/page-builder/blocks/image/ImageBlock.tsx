import { Gallery } from '../../../design/pictures/Gallery.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { ImageBlockFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { PinButton } from '../../PinButton.tsx';
import styles from './ImageBlock.module.css';

/** Renders one picture, or a slider of several with thumbnails, over 8, 10 or 12 columns (BLK-03). */
export function ImageBlock({ block }: { block: FragmentOf<ImageBlockFragment> }) {
  const { id, images, kolombreedte, pinterest } = read<ImageBlockFragment>(block);
  const t = useMessages('page-builder');
  // The crop of 1067 px is too small for the whole container.
  const isWide = kolombreedte === 12;
  if (images.length === 0) return null;
  return (
    <div className={styles[`columns${kolombreedte}`] ?? styles.columns12}>
      <div className={styles.pictures}>
        <Gallery
          id={`block-${id}`}
          pictures={images.map((image) => ({
            ...image,
            large: isWide ? image.wide : image.crop,
            over: pinterest && <PinButton picture={image} />,
          }))}
          label={t('pictures')}
          labelOf={(place) => t('picture', { place })}
          sizes={sizes[kolombreedte] ?? sizes[12]}
          shape="landscape"
          belowFold
        />
      </div>
    </div>
  );
}

const sizes: { [columns: number]: string; 12: string } = {
  8: '(width >= 1360px) 845px, (width >= 768px) 62vw, 100vw',
  10: '(width >= 1360px) 1067px, (width >= 768px) 78vw, 100vw',
  12: '(width >= 1360px) 1280px, (width >= 768px) 94vw, 100vw',
};
