import { TextLink } from '../design/Link.tsx';
import { PageHeading } from '../design/PageHeading.tsx';
import { RichText } from '../design/RichText.tsx';
import { read } from '../platform/data/fragment.ts';
import type { FaqQuestionPageFragment, FaqQuestionPageQuery } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import type { PageData } from '../platform/routing/page-data.ts';
import styles from './FaqQuestionPage.module.css';
import { useMessages } from './messages.ts';

/** One question with its answer (CON-04). */
export function FaqQuestionPage({ entry }: PageData<FaqQuestionPageQuery, 'FaqQuestion'>) {
  const { title, answer, topic } = read<FaqQuestionPageFragment>(entry);
  const { hrefOf } = useSite();
  const t = useMessages();
  return (
    <article>
      <PageHeading title={title} above={topic.title} />
      <div className={styles.answer}>
        <RichText html={answer} />
        <TextLink href={hrefOf('faq')}>{t('all')}</TextLink>
      </div>
    </article>
  );
}
