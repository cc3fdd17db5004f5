import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { RichText } from '../../../design/RichText.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { PartsFinderBlockFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { titleId } from '../../BlockHeading.tsx';
import styles from './PartsFinderBlock.module.css';

/** Renders a field for the code of a type plate, which leads to the parts finder, beside the editors' text (CAT-18). */
export function PartsFinderBlock({ block }: { block: FragmentOf<PartsFinderBlockFragment> }) {
  const { id, titleField, text } = read<PartsFinderBlockFragment>(block);
  const { hrefOf } = useSite();
  const t = useMessages('products/spare-parts');
  const fieldId = `parts-code-${id}`;
  return (
    <section className={styles.section} aria-labelledby={titleId({ id })}>
      <div className={styles.words}>
        <h2 id={titleId({ id })}>{titleField ?? t('title')}</h2>
        {text && <RichText className={styles.text} html={text} />}
      </div>
      <form className={styles.form} action={hrefOf('spareParts')}>
        <label htmlFor={fieldId}>{t('byCode')}</label>
        <input
          className={styles.field}
          id={fieldId}
          name="code"
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${fieldId}-hint`}
        />
        <p className={styles.hint} id={`${fieldId}-hint`}>
          {t('codeHint')}
        </p>
        <Button type="submit">
          <Icon name="search" />
          {t('find')}
        </Button>
      </form>
    </section>
  );
}
