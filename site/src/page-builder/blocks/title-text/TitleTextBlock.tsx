import { RichText } from '../../../design/RichText.tsx';
import { CallToActionLink } from '../../../navigation/CallToActionLink.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { TitleTextBlockFragment } from '../../../platform/generated/operations-types.ts';
import { isStatement } from '../../statement.ts';
import styles from './TitleTextBlock.module.css';

type TitleTextBlockProps = { block: FragmentOf<TitleTextBlockFragment>; belowScene?: boolean };

/**
 * Renders a text beside its title, or in two columns below it. A short text below a scene is the statement of the page (BLK-01).
 */
export function TitleTextBlock({ block, belowScene = false }: TitleTextBlockProps) {
  const { titleField, text, textColumn2, cta } = read<TitleTextBlockFragment>(block);
  const isLarge = belowScene && isStatement({ text, textColumn2 });
  const look = isLarge ? styles.statement : textColumn2 ? styles.twoColumns : styles.oneColumn;
  return (
    <section className={look}>
      {isLarge ? (
        <div className={styles.words}>
          {titleField && <h2>{titleField}</h2>}
          {text && <RichText className={styles.large} html={text} />}
        </div>
      ) : (
        <>
          {titleField && <h2 className={styles.title}>{titleField}</h2>}
          {text && <RichText className={textColumn2 ? firstColumn(text) : styles.text} html={text} />}
          {textColumn2 && <RichText className={styles.text} html={textColumn2} />}
        </>
      )}
      {cta && (
        <div className={styles.way}>
          <CallToActionLink cta={cta} />
        </div>
      )}
    </section>
  );
}

/** Returns the classes of the first column. A short text introduces the other column; a longer one looks the same as it. */
function firstColumn(text: string): string {
  return `${styles.first} ${isStatement({ text, textColumn2: null }) ? styles.lead : ''}`;
}
