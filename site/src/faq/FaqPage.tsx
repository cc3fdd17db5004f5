import { Icon } from '../design/Icon.tsx';
import { TextLink } from '../design/Link.tsx';
import { RichText } from '../design/RichText.tsx';
import { Blocks } from '../page-builder/Blocks.tsx';
import { PageIntro } from '../pages/PageIntro.tsx';
import { read } from '../platform/data/operation.ts';
import type { FaqPageQuery, QuestionListFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import type { PageData } from '../platform/routing/page-loader.ts';
import styles from './FaqPage.module.css';

/**
 * Renders all questions by topic with collapsed answers (CON-04). The id of an answer is the last part of its question's address.
 * The browser opens the answer that a link targets.
 */
export function FaqPage({ entry, faqQuestions }: PageData<FaqPageQuery, 'Page'>) {
  const { localHref } = useSite();
  const t = useMessages('faq');
  const topics = byTopic(faqQuestions.map((question) => read<QuestionListFragment>(question)));
  return (
    <>
      <PageIntro page={entry} />
      <div className={styles.questions}>
        {topics.length === 0 && <p>{t('noQuestions')}</p>}
        {topics.length > 0 && (
          <nav className={styles.topics} aria-label={t('topics')}>
            <ul>
              {topics.map((topic) => (
                <li key={topic.id}>
                  <a className={styles.topicLink} href={`#topic-${topic.id}`}>
                    {topic.title} <span className={styles.count}>{topic.questions.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.lists}>
          {topics.map((topic) => (
            <section key={topic.id} id={`topic-${topic.id}`} aria-labelledby={`topic-${topic.id}-title`}>
              <h2 className={styles.topic} id={`topic-${topic.id}-title`}>
                {topic.title}
              </h2>
              {topic.questions.map((question) => (
                <details key={question.id} className={styles.question}>
                  <summary className={styles.summary}>
                    <h3>{question.title}</h3>
                    <Icon name="plus" />
                    <Icon name="minus" />
                  </summary>
                  <div className={styles.answer} id={question.uri.split('/').at(-1)}>
                    <RichText html={question.answer} />
                    <TextLink href={localHref(question.uri)}>{t('readMore')}</TextLink>
                  </div>
                </details>
              ))}
            </section>
          ))}
        </div>
      </div>
      <div className={styles.below}>
        <Blocks blocks={entry.blocks} />
      </div>
    </>
  );
}

/** Groups questions by topic. Topics and questions keep the given order. */
export function byTopic<Question extends { topic: { id: number; title: string } }>(questions: readonly Question[]) {
  const topics = new Map<number, { id: number; title: string; questions: Question[] }>();
  for (const question of questions) {
    const { id, title } = question.topic;
    const topic = topics.get(id) ?? { id, title, questions: [] };
    topics.set(id, topic);
    topic.questions.push(question);
  }
  return [...topics.values()];
}
