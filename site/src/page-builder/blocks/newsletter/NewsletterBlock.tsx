import { RichText } from '../../../design/RichText.tsx';
import { SignUpForm } from '../../../newsletter/SignUpForm.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { NewsletterBlockFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { titleId } from '../../BlockHeading.tsx';
import styles from './NewsletterBlock.module.css';

/** Renders the newsletter sign-up beside the editors' text (BLK-13). */
export function NewsletterBlock({ block }: { block: FragmentOf<NewsletterBlockFragment> }) {
  const { id, titleField, text, privacyPolicy } = read<NewsletterBlockFragment>(block);
  const t = useMessages('newsletter');
  return (
    <section className={styles.section} aria-labelledby={titleId({ id })} data-newsletter>
      <div className={styles.words}>
        <h2 id={titleId({ id })}>{titleField ?? t('title')}</h2>
        {text && <RichText className={styles.text} html={text} />}
      </div>
      <SignUpForm policy={privacyPolicy} t={t} />
    </section>
  );
}
