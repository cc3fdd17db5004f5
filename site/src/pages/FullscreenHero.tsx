import { ButtonLink } from '../design/Link.tsx';
import { Picture, type PictureCrop, type PictureSource } from '../design/Picture.tsx';
import { callToActionHref } from '../navigation/link-href.ts';
import { type FragmentOf, read } from '../platform/data/fragment.ts';
import type { CallToActionFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './FullscreenHero.module.css';

type FullscreenHeroProps = {
  title: string;
  image: PictureSource;
  mobileCrop?: PictureCrop;
  ctas: readonly FragmentOf<CallToActionFragment>[];
};

/** The scene under the white header with title and actions (HERO-01); on small screens they stand below the picture. */
export function FullscreenHero({ title, image, mobileCrop, ctas }: FullscreenHeroProps) {
  const { localHref } = useSite();
  const links = ctas.flatMap((masked) => {
    const { text, ariaLabel, ...cta } = read<CallToActionFragment>(masked);
    const href = callToActionHref(cta, localHref);
    return href ? [{ href, text, label: ariaLabel ?? undefined }] : [];
  });
  return (
    <header className={styles.hero}>
      <div className={styles.scene}>
        <Picture className={styles.picture} picture={image} mobileCrop={mobileCrop} sizes="100vw" priority />
      </div>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {links.length > 0 && (
            <p className={styles.actions}>
              {links.map(({ href, text, label }, index) => (
                <ButtonLink key={href} look={index === 0 ? 'onDark' : 'onDarkOutline'} href={href} aria-label={label}>
                  {text}
                </ButtonLink>
              ))}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
