import { Icon } from '../../design/Icon.tsx';
import { type FragmentOf, read } from '../../platform/data/fragment.ts';
import type { MountingListFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../messages.ts';
import styles from './MountingList.module.css';

/** The ways a product is fixed to its ground, each explained on demand. */
export function MountingList({ product }: { product: FragmentOf<MountingListFragment> }) {
  const { mountings } = read<MountingListFragment>(product);
  const t = useMessages();
  if (mountings.length === 0) return null;
  return (
    <section aria-labelledby="mountings">
      <h2 className={styles.title} id="mountings">
        {t('mounting')}
      </h2>
      <ul className={styles.mountings}>
        {mountings.map(({ id, title, description }) => (
          <li key={id}>
            {description ? (
              <details className={styles.details}>
                <summary className={styles.mounting}>
                  {title}
                  <Icon name="chevron" />
                </summary>
                <p className={styles.description}>{description}</p>
              </details>
            ) : (
              <p className={styles.mounting}>{title}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
