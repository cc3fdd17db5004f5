import { PageHeading } from '../design/headings/PageHeading.tsx';
import { TextLink } from '../design/Link.tsx';
import { LinkRows } from '../design/LinkRows.tsx';
import { RichText } from '../design/RichText.tsx';
import { read } from '../platform/data/operation.ts';
import type { FaqQuestionPageFragment, FaqQuestionPageQuery } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import type { PageData } from '../platform/routing/page-loader.ts';
import styles from './FaqQuestionPage.module.css';

/** Renders a question with its answer, related entries and the other questions of its topic (CON-04). */
export function FaqQuestionPage({ entry, faqQuestions }: PageData<FaqQuestionPageQuery, 'FaqQuestion'>) {
  const { title, uri, answer, topic, related } = read<FaqQuestionPageFragment>(entry);
  const { hrefOf, localHref } = useSite();
  const t = useMessages('faq');
  const others = faqQuestions.filter((question) => question.topic.id === topic.id && question.uri !== uri);
  return (
    <article>
      <PageHeading title={title} above={<a href={`${hrefOf('faq')}#topic-${topic.id}`}>{topic.title}</a>} />
      <div className={styles.page}>
        <div className={styles.answer}>
          <RichText html={answer} />
          {related.length > 0 && (
            <section className={styles.related} aria-labelledby="related">
              <h2 className={styles.title} id="related">
                {t('seeAlso')}
              </h2>
              <LinkRows rows={related.map((link) => ({ href: localHref(link.uri), title: link.title }))} />
            </section>
          )}
          <TextLink href={hrefOf('faq')}>{t('all')}</TextLink>
        </div>
        {others.length > 0 && (
          <nav className={styles.others} aria-labelledby="others">
            <h2 className={styles.title} id="others">
              {t('otherQuestions')}
            </h2>
            <ul className={styles.list}>
              {others.map((question) => (
                <li key={question.id}>
                  <a className={styles.link} href={localHref(question.uri)}>
                    {question.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </article>
  );
}
