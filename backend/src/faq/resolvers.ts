import { entryFields } from '../entries/entry-fields.ts';
import type { EntrySource } from '../entries/entry-source.ts';
import { linkedEntry } from '../entries/linked-entry.ts';
import { liveEntries } from '../entries/live-entries.ts';
import { linkTarget } from '../platform/addresses/address-loader.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { recordById, relationId } from '../platform/api/records.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import type { Faq } from '../platform/generated/payload-types.ts';
import { richTextHtml } from '../rich-text/rich-text-html.ts';

export type FaqQuestionSource = EntrySource<'FaqQuestion'>;

const maxQuestions = 200;

async function record(context: ApiContext, question: FaqQuestionSource): Promise<Faq> {
  const found = await recordById(context, 'faq', question.siteId, question.id);
  if (!found) throw new Error(`question ${question.id} has an address in site ${question.siteId} but cannot be read`);
  return found;
}

export const faqResolvers: Resolvers = {
  Query: {
    async faqQuestions(_, args, context) {
      const siteId = siteIdArgument(args.siteId);
      context.tags.list('FaqTopic', siteId);
      return (await liveEntries(context, 'faq', siteId, { first: maxQuestions, offset: 0 })).hits;
    },
  },
  FaqQuestion: {
    ...entryFields,
    answer: async (question, _, context) => richTextHtml(context, question.siteId, (await record(context, question)).answer),
    async related(question, _, context) {
      const { related } = await record(context, question);
      const targets = (related ?? []).map(({ relationTo, value }) => {
        const id = typeof value === 'number' ? value : value.id;
        return linkTarget(context, question.siteId, { collection: relationTo, id });
      });
      return (await Promise.all(targets)).filter((target) => target !== undefined).map(linkedEntry);
    },
    async topic(question, _, context) {
      const { siteId } = question;
      const topicId = relationId((await record(context, question)).topic) ?? 0;
      const topic = await recordById(context, 'faqTopics', siteId, topicId);
      if (!topic) throw new Error(`question ${question.id} has no topic`);
      return { id: topic.id, siteId, title: topic.title ?? topic.key };
    },
  },
};
