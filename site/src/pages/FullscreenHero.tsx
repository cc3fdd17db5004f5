import type { ReactNode } from 'react';
import { Icon } from '../design/Icon.tsx';
import { ButtonLink } from '../design/Link.tsx';
import { Picture } from '../design/pictures/Picture.tsx';
import { callToActionAnchor } from '../navigation/call-to-action.ts';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { CallToActionFragment, FullscreenHeroFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import { formatMeasures } from '../products/measures.ts';
import styles from './FullscreenHero.module.css';
import { HeroDimension } from './HeroDimension.tsx';
import { pointInCrop } from './hero-dimension.ts';

/** A link of the hero; the first one is the main action. */
export type HeroAction = { href: string; children: ReactNode };

type FullscreenHeroProps = {
  title: string;
  hero: FragmentOf<FullscreenHeroFragment>;
  /** Default actions, if editors have set none. */
  actions?: readonly HeroAction[];
  /** Introduction in the caption, which also makes the scene lower; `null` on a page without an introduction. */
  compactIntro?: string | null;
};

/**
 * Renders the hero scene under the white header, with title, actions and a caption on the ground line (HERO-01). The length of a
 * product is drawn over it. Small screens show the text on a dark panel below the picture.
 */
export function FullscreenHero({ title, hero, actions = [], compactIntro }: FullscreenHeroProps) {
  const { image, mobileImage, ctas, dimension } = read<FullscreenHeroFragment>(hero);
  const { localHref } = useSite();
  const ctaLinks = ctas.flatMap((cta) => callToActionAnchor(read<CallToActionFragment>(cta), localHref) ?? []);
  const links = ctaLinks.length > 0 ? ctaLinks : actions;
  const product = dimension?.product;
  const lengthMm = product?.dimensions.lengthMm;
  return (
    <header className={compactIntro === undefined ? styles.hero : styles.compact}>
      <div className={styles.scene}>
        {image && (
          <Picture className={styles.picture} picture={image} mobileCrop={mobileImage?.crop} sizes={coverSizes} priority />
        )}
        {image && dimension && lengthMm && (
          <HeroDimension
            from={pointInCrop({ x: dimension.fromX, y: dimension.fromY }, image, image.crop)}
            to={pointInCrop({ x: dimension.toX, y: dimension.toY }, image, image.crop)}
            shape={image.crop}
          >{`${lengthMm} mm`}</HeroDimension>
        )}
      </div>
      <div className={styles.panel}>
        <h1 className={styles.title}>{title}</h1>
        {links.length > 0 && (
          <p className={styles.actions}>
            {links.map((anchor, index) => (
              <ButtonLink
                key={`${anchor.href} ${typeof anchor.children === 'string' ? anchor.children : ''}`}
                look={index === 0 ? 'onDark' : 'onDarkOutline'}
                {...anchor}
              />
            ))}
          </p>
        )}
      </div>
      {(image?.title || product || compactIntro) && (
        <div className={styles.ground}>
          <div className={styles.caption}>
            {image?.title && <p>{image.title}</p>}
            {compactIntro && <p className={styles.intro}>{compactIntro}</p>}
            {product && (
              <a className={styles.product} href={localHref(product.uri)}>
                {[product.title, formatMeasures(product.dimensions)].filter(Boolean).join(', ')}
                <Icon name="arrow" />
              </a>
            )}
          </div>
        </div>
      )}
    </header>
  );
}

/**
 * The picture covers a scene of 60 svh below 993 px. It is wider than the window if the scene is higher than the picture at that
 * width.
 */
const coverSizes = '(width >= 993px) 100vw, (width >= 768px) max(100vw, 107vh), max(100vw, 48vh)';
