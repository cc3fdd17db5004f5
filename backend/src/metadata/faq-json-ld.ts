import type { SiteId } from '@plantsoen/contract/locales.ts';
import { liveEntries } from '../entries/live-entries.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { recordById } from '../platform/api/records.ts';
import { richTextHtml } from '../rich-text/rich-text-html.ts';
import { type Described, type JsonLd, languageTag } from './described.ts';

/** Maximum number of questions. Search engines read no more, and more would repeat the whole page. */
const maxQuestions = 50;

type FaqEntry = { id: number; title: string };

/** Returns the questions of the overview; undefined without questions. */
export async function faqOverviewJsonLd(described: Described): Promise<JsonLd | undefined> {
  const { context, entry } = described;
  const { hits } = await liveEntries(context, 'faq', entry.siteId, { first: maxQuestions, offset: 0 });
  return faqPage(described, hits);
}

/** Returns the data of a single question. */
export function questionJsonLd(described: Described): Promise<JsonLd | undefined> {
  return faqPage(described, [described.entry]);
}

async function faqPage(described: Described, questions: readonly FaqEntry[]): Promise<JsonLd | undefined> {
  const { context, entry } = described;
  const mainEntity = await Promise.all(questions.map((question) => questionOf(context, entry.siteId, question)));
  if (mainEntity.length === 0) return undefined;
  return { '@context': 'https://schema.org', '@type': 'FAQPage', inLanguage: languageTag(described), mainEntity };
}

async function questionOf(context: ApiContext, siteId: SiteId, { id, title }: FaqEntry) {
  const record = await recordById(context, 'faq', siteId, id);
  const text = await richTextHtml(context, siteId, record?.answer);
  return { '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } };
}
