import type { PictureCrop } from './crop-files.ts';
import styles from './GroundedPicture.module.css';
import { Picture, type PictureSource } from './Picture.tsx';

type GroundedPictureProps = {
  /** `whole` is the crop that shows a cut-out without cropping it. */
  picture: PictureSource & { whole: PictureCrop };
  mobileCrop?: PictureCrop;
};

/** Renders the main picture of a page across the container, on the ground line that spans the window. */
export function GroundedPicture({ picture, mobileCrop }: GroundedPictureProps) {
  return (
    <div className={styles.ground}>
      <div className={styles.container}>
        <Picture
          className={picture.cutOut ? styles.cutOut : styles.picture}
          picture={picture.cutOut ? { ...picture, crop: picture.whole } : picture}
          mobileCrop={picture.cutOut ? undefined : mobileCrop}
          sizes="(width >= 1360px) 1280px, (width >= 768px) 94vw, 100vw"
          priority
        />
      </div>
    </div>
  );
}
