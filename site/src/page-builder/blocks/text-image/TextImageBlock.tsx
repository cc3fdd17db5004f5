import { ButtonLink } from '../../../design/Link.tsx';
import { Picture, type PictureSource } from '../../../design/pictures/Picture.tsx';
import { RichText } from '../../../design/RichText.tsx';
import { CallToActionLink } from '../../../navigation/CallToActionLink.tsx';
import { callToActionAnchor } from '../../../navigation/call-to-action.ts';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { CallToActionFragment, TextImageBlockFragment } from '../../../platform/generated/operations-types.ts';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { titleId } from '../../BlockHeading.tsx';
import { PinButton } from '../../PinButton.tsx';
import styles from './TextImageBlock.module.css';

/** Renders a text beside a picture, aligned at the bottom, on the page or on a dark background that spans the window (BLK-02). */
export function TextImageBlock({ block }: { block: FragmentOf<TextImageBlockFragment> }) {
  const content = read<TextImageBlockFragment>(block);
  const { titleField, text, cta, imageAspectRatio, position, darkBackground, pinterest } = content;
  const landscape = imageAspectRatio === '4:3';
  const picture = shownPicture(content, landscape);
  const look = [styles.section, darkBackground ? styles.dark : styles.light, styles[position], landscape && styles.landscape];
  return (
    <section className={look.filter(Boolean).join(' ')} aria-labelledby={titleField ? titleId(content) : undefined}>
      <div className={styles.columns}>
        {picture && (
          <div className={styles.picture}>
            <Picture className={picture.cutOut ? styles.whole : styles.image} picture={picture} sizes={sizes} />
            {pinterest && <PinButton picture={picture} />}
          </div>
        )}
        <div className={styles.words}>
          {titleField && <h2 id={titleId(content)}>{titleField}</h2>}
          {text && <RichText className={styles.text} html={text} />}
          {cta && <div className={styles.way}>{darkBackground ? <OnDark cta={cta} /> : <CallToActionLink cta={cta} />}</div>}
        </div>
      </div>
    </section>
  );
}

const sizes = '(width >= 1360px) 517px, (width >= 993px) 38vw, (width >= 768px) 46vw, 94vw';

type ShownPicture = PictureSource & { id: number };

/**
 * Returns the picture in the crop of the block's shape. Landscape blocks prefer the alternative picture. Cut-outs use the crop
 * that shows them whole.
 */
function shownPicture({ image, alternativeImage }: TextImageBlockFragment, landscape: boolean): ShownPicture | null {
  const shown = (landscape && alternativeImage) || image;
  if (shown?.cutOut) return { ...shown, crop: shown.whole };
  if (landscape) return shown && { ...shown, crop: shown.landscape };
  return image;
}

function OnDark({ cta }: { cta: FragmentOf<CallToActionFragment> }) {
  const { localHref } = useSite();
  const anchor = callToActionAnchor(read<CallToActionFragment>(cta), localHref);
  return anchor && <ButtonLink look="onDarkOutline" {...anchor} />;
}
