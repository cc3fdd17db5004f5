import { RichText } from '../../../design/RichText.tsx';
import { CallToActionLink } from '../../../navigation/CallToActionLink.tsx';
import { type FragmentOf, read } from '../../../platform/data/fragment.ts';
import type { TitleTextBlockFragment } from '../../../platform/generated/operations-types.ts';
import styles from './TitleTextBlock.module.css';

type TitleTextBlockProps = { block: FragmentOf<TitleTextBlockFragment>; isStatement?: boolean };

/** A text beside its title, or in two columns below it; below a scene it is the statement of the page (BLK-01). */
export function TitleTextBlock({ block, isStatement = false }: TitleTextBlockProps) {
  const { titleField, text, textColumn2, cta } = read<TitleTextBlockFragment>(block);
  const look = isStatement ? styles.statement : textColumn2 ? styles.twoColumns : styles.oneColumn;
  return (
    <section className={look}>
      {isStatement ? (
        <div className={styles.words}>
          {titleField && <h2>{titleField}</h2>}
          {text && <RichText className={styles.large} html={text} />}
          {textColumn2 && <RichText className={styles.large} html={textColumn2} />}
        </div>
      ) : (
        <>
          {titleField && <h2 className={styles.title}>{titleField}</h2>}
          {text && <RichText className={textColumn2 ? styles.lead : styles.text} html={text} />}
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
