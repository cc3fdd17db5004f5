import type { Faq } from '../../platform/generated/payload-types.ts';
import type { EntryBlueprint } from './blueprints.ts';
import { richTextOf } from './convert-fields.ts';
import { readDemo, type Texts } from './demo-content.ts';
import { positionOf } from './import-dictionaries.ts';
import type { References } from './references.ts';

type DemoQuestion = { id: string; question: Texts; answer: Texts };
type DemoQuestionTexts = { topic: string; slug: Texts; answer: Texts; related: string[] };

/** Returns the blueprints of frequently asked questions. The short answer of the facts is the description for search engines. */
export function faqBlueprints(): EntryBlueprint<'faq'>[] {
  const { questions } = readDemo<{ questions: Record<string, DemoQuestionTexts> }>('editorial/faq');
  return readDemo<DemoQuestion[]>('facts/faq').map((question, index) => {
    const editorial = questions[question.id];
    if (!editorial) throw new Error(`question ${question.id} has no texts`);
    return {
      reference: `faq:${question.id}`,
      outline: (references) => ({
        key: question.id,
        title: question.question.nl,
        slug: editorial.slug.nl,
        topic: references.id(`faqTopic:${editorial.topic}`),
        position: positionOf(index),
      }),
      shared: (references) => ({ related: relatedTo(editorial.related, references) }),
      texts: (locale, references) => ({
        title: question.question[locale],
        slug: editorial.slug[locale],
        answer: richTextOf(editorial.answer[locale], references),
        seo: { metaDescription: question.answer[locale] },
      }),
    };
  });
}

function relatedTo(related: readonly string[], references: References): Faq['related'] {
  return related.map((reference) => {
    const { relationTo, id } = references.linkTarget(reference);
    return { relationTo, value: id };
  }) as Faq['related'];
}
