import styles from './GroundedPicture.module.css';
import { Picture, type PictureCrop, type PictureSource } from './Picture.tsx';

type GroundedPictureProps = {
  /** With the crop that keeps the whole of a cut-out: nothing of the object is cut off. */
  picture: PictureSource & { whole: PictureCrop };
  mobileCrop?: PictureCrop;
};

/** The picture of a page's head over the whole container, standing on the ground line that runs from edge to edge. */
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
