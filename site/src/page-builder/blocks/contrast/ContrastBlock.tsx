import { ContrastForm } from '../../../colours/contrast/ContrastForm.tsx';
import { chosenContrast, listColours } from '../../../colours/contrast/contrast-choice.ts';
import { RichText } from '../../../design/RichText.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { ContrastBlockFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { titleId } from '../../BlockHeading.tsx';
import styles from './ContrastBlock.module.css';

/** Renders a colour and a paving to choose, which lead to the contrast calculator, beside the editors' text (CAT-20). */
export function ContrastBlock({ block }: { block: FragmentOf<ContrastBlockFragment> }) {
  const { id, titleField, text, groups } = read<ContrastBlockFragment>(block);
  const t = useMessages('colours/contrast');
  const listed = listColours(groups);
  if (listed.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId({ id })}>
      <div>
        <h2 className={styles.title} id={titleId({ id })}>
          {titleField ?? t('title')}
        </h2>
        {text && <RichText className={styles.text} html={text} />}
      </div>
      <ContrastForm id={`contrast-${id}`} groups={listed} choice={chosenContrast({}, listed)} />
    </section>
  );
}
