import { Icon } from '../design/Icon.tsx';
import { ownFile, type PictureCrop } from '../design/pictures/crop-files.ts';
import { canonicalUrl } from '../metadata/containers.ts';
import { read } from '../platform/data/operation.ts';
import type { PageMetadataFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useCurrentEntry } from '../platform/routing/current-entry.ts';
import styles from './PinButton.module.css';

type PinnedPicture = { id: number; alt: string; crop: PictureCrop };

type PinButtonProps = {
  picture: PinnedPicture;
  /** Whether it is in the lower corner, because the upper one has another button. */
  atFoot?: boolean;
};

/**
 * Renders a link over the corner of a picture by which visitors pin it to their board (BLK-20); nothing on a page without an
 * address.
 */
export function PinButton({ picture, atFoot = false }: PinButtonProps) {
  const entry = useCurrentEntry();
  const t = useMessages('page-builder');
  if (!entry) return null;
  const page = read<PageMetadataFragment>(entry);
  const pageUrl = canonicalUrl(page);
  if (!pageUrl) return null;
  return (
    <a
      className={atFoot ? styles.foot : styles.pin}
      href={pinHref(pageUrl, ownFile(picture.crop), picture.alt || page.title)}
      target="_blank"
      rel="noopener"
      aria-label={picture.alt ? t('pinPicture', { picture: picture.alt }) : t('pin')}
      title={t('pin')}
      data-pin={picture.id}
      data-page={entry.id}
      data-slug={entry.uri.split('/').at(-1)}
    >
      <Icon name="pin" />
    </a>
  );
}

/** Returns the Pinterest address that pins a picture, with the page's address and a description (BLK-20). */
export function pinHref(pageUrl: string, pictureUrl: string, description: string): string {
  const query = new URLSearchParams({ url: pageUrl, media: new URL(pictureUrl, pageUrl).href, description });
  return `https://www.pinterest.com/pin/create/button/?${query}`;
}
