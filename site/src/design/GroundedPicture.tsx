import styles from './GroundedPicture.module.css';
import { Picture, type PictureCrop, type PictureSource } from './Picture.tsx';

type GroundedPictureProps = { picture: PictureSource; mobileCrop?: PictureCrop };

/** The picture of a page's head over the whole container, standing on the ground line that runs from edge to edge. */
export function GroundedPicture({ picture, mobileCrop }: GroundedPictureProps) {
  return (
    <div className={styles.ground}>
      <div className={styles.container}>
        <Picture
          className={styles.picture}
          picture={picture}
          mobileCrop={mobileCrop}
          sizes="(width >= 1360px) 1280px, 94vw"
          priority
        />
      </div>
    </div>
  );
}
