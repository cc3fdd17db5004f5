import styles from './GroundedPicture.module.css';
import { Picture, type PictureCrop } from './Picture.tsx';

type GroundedPictureProps = { crop: PictureCrop; mobileCrop?: PictureCrop; alt: string };

/** The picture of a page's head over the whole container, standing on the ground line that runs from edge to edge. */
export function GroundedPicture({ crop, mobileCrop, alt }: GroundedPictureProps) {
  return (
    <div className={styles.ground}>
      <div className={styles.container}>
        <Picture className={styles.picture} crop={crop} mobileCrop={mobileCrop} alt={alt} sizes="(width >= 1360px) 1280px, 94vw" priority />
      </div>
    </div>
  );
}
