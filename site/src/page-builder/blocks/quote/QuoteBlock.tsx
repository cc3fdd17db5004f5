import { Picture } from '../../../design/pictures/Picture.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { QuoteBlockFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import styles from './QuoteBlock.module.css';

/** Renders a quote with its author and role, beside a portrait if there is one (BLK-06). */
export function QuoteBlock({ block }: { block: FragmentOf<QuoteBlockFragment> }) {
  const { quote, author, role, image } = read<QuoteBlockFragment>(block);
  const t = useMessages('page-builder');
  return (
    <div className={styles.quote}>
      {image && (
        <div className={styles.portrait}>
          <Picture className={styles.image} picture={image} sizes="(width >= 993px) 282px, (width >= 768px) 22vw, 43vw" />
        </div>
      )}
      <figure className={styles.words}>
        <blockquote className={styles.said}>
          <p>{t('quoted', { quote })}</p>
        </blockquote>
        {(author || role) && (
          <figcaption className={styles.by}>
            {author && <span className={styles.author}>{author}</span>}
            {role && <span className={styles.role}>{role}</span>}
          </figcaption>
        )}
      </figure>
    </div>
  );
}
