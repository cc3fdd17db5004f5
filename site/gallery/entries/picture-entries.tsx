import { Elevation } from '../../src/design/pictures/Elevation.tsx';
import { Gallery } from '../../src/design/pictures/Gallery.tsx';
import { GroundedPicture } from '../../src/design/pictures/GroundedPicture.tsx';
import { Picture } from '../../src/design/pictures/Picture.tsx';
import { SliderControls, SliderRegion, SliderRow } from '../../src/design/slider/Slider.tsx';
import { useSlider } from '../../src/design/slider/use-slider.ts';
import type { DemoPage } from '../demo/demo-page.ts';
import { Frames } from '../Frames.tsx';
import styles from '../Gallery.module.css';
import type { GalleryEntries } from './gallery-entry.ts';
import { elevationsOf, picturesOf } from './page-records.ts';

const sizes = '(width >= 993px) 55vw, 94vw';

/** Pictures, drawings and rows that scroll. */
export const pictureEntries: GalleryEntries = {
  Elevation: (page) => (
    <Frames scale="0.06px">
      {elevationsOf(page).map((elevation) => (
        <Elevation key={elevation.url} elevation={elevation} />
      ))}
    </Frames>
  ),
  Gallery: (page) => {
    const pictures = picturesOf(page).map(({ alt, cutOut, crop, thumbnail }) => ({ alt, cutOut, large: crop, thumbnail }));
    const labelOf = (place: number) => `Picture ${place}`;
    return (
      <>
        <Gallery id="several" pictures={pictures} label="Several pictures" labelOf={labelOf} sizes={sizes} shape="landscape" />
        <Gallery pictures={pictures.slice(0, 1)} label="One picture" labelOf={labelOf} sizes={sizes} shape="wide" />
      </>
    );
  },
  GroundedPicture: (page) =>
    picturesOf(page)
      .slice(0, 1)
      .map((picture) => (
        <GroundedPicture key={picture.crop.path} picture={{ ...picture, crop: picture.wide, whole: picture.crop }} />
      )),
  Picture: (page) =>
    picturesOf(page)
      .slice(0, 1)
      .map((picture) => <Picture key={picture.crop.path} className={undefined} picture={picture} sizes={sizes} />),
  Slider: (page) => <PictureSlider page={page} />,
};

function PictureSlider({ page }: { page: DemoPage }) {
  const slider = useSlider();
  return (
    <SliderRegion label="Slider">
      <SliderRow slider={slider} label="Pictures" focusable>
        {picturesOf(page).map((picture) => (
          <li key={picture.crop.path} className={styles.slide}>
            <Picture className={undefined} picture={picture} sizes="320px" />
          </li>
        ))}
      </SliderRow>
      <SliderControls slider={slider} />
    </SliderRegion>
  );
}
