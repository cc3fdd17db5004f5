import layout from '../../../design/foundation/layout.module.css';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { PartnersBlockFragment } from '../../../platform/generated/operations-types.ts';
import { BlockHeading, titleId } from '../../BlockHeading.tsx';
import styles from './PartnersBlock.module.css';

/** Renders the logos of partners, each in its own cell (BLK-05). */
export function PartnersBlock({ block }: { block: FragmentOf<PartnersBlockFragment> }) {
  const content = read<PartnersBlockFragment>(block);
  const { titleField, text, logos, cta } = content;
  if (logos.length === 0) return null;
  return (
    <section className={layout.section} aria-labelledby={titleField ? titleId(content) : undefined}>
      <BlockHeading id={titleId(content)} title={titleField} text={text} cta={cta} />
      <ul className={styles.logos}>
        {logos.map(({ url, title, width, height }) => (
          <li key={url} className={styles.cell}>
            <img className={styles.logo} src={url} alt={title} width={width} height={height} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    </section>
  );
}
