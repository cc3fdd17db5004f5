import styles from './Icon.module.css';
import icons from './icons.svg?url';

/** Names of the icons in `icons.svg`, one file that every page shares. */
export type IconName =
  | 'account'
  | 'alert'
  | 'arrow'
  | 'attachment'
  | 'check'
  | 'chevron'
  | 'close'
  | 'compare'
  | 'copy'
  | 'document'
  | 'download'
  | 'external'
  | 'facebook'
  | 'filters'
  | 'handle'
  | 'heart'
  | 'home'
  | 'information'
  | 'instagram'
  | 'leave'
  | 'linkedin'
  | 'list'
  | 'lock'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'model'
  | 'pause'
  | 'phone'
  | 'pin'
  | 'pinterest'
  | 'play'
  | 'plus'
  | 'print'
  | 'search'
  | 'share'
  | 'twitter'
  | 'upload';

/** Renders a line icon of 20 px in the text colour. It is decorative, so a label must accompany it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
