import { type LocaleCode, siteIdOf } from '@plantsoen/contract/locales.ts';
import { graphql } from 'graphql';
import { ContentPage } from '../../src/platform/generated/operations/ContentPage.ts';
import type { ContentPageFragment } from '../../src/platform/generated/operations-types.ts';
import operations from '../../src/platform/generated/persisted-operations.json' with { type: 'json' };
import { answerField, schema } from '../../src/platform/testing/default-answers.ts';
import { type DemoBlock, type DemoContent, readDemoContent } from './demo-content.ts';
import { demoRecords } from './demo-records.ts';

/** Maximum number of examples of each type of block. */
const maxExamples = 3;

/** A page of the demo content as the site's own query returns it. */
export type DemoPage = ContentPageFragment;

/** Returns a page with the first blocks of each type in the demo content. The contract adds what the demo content lacks. */
export async function demoPage(locale: LocaleCode): Promise<DemoPage> {
  const content = readDemoContent();
  const resolve = blockResolver(content, locale);
  const byType = Object.values(Object.groupBy(content.blocks, ({ type }) => type));
  const blocks = byType
    .flatMap((all = []) => all.slice(0, maxExamples))
    .map((block, index) => ({ id: index + 1, ...resolve(block) }));
  const { data, errors } = await graphql({
    schema,
    source: (operations as Record<string, string>)[ContentPage.id] ?? '',
    fieldResolver: answerField,
    variableValues: { siteId: siteIdOf(locale), uri: 'gallery' },
    rootValue: { entry: { __typename: 'Page', id: 1, siteId: siteIdOf(locale), uri: 'gallery', blocks } },
  });
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return (data as unknown as { entry: DemoPage }).entry;
}

/** Returns a function that turns a block of the demo content into one of the contract. */
function blockResolver(content: DemoContent, locale: LocaleCode) {
  const { find, articles, image, logo } = demoRecords(content, locale);

  function value(stored: unknown): unknown {
    if (Array.isArray(stored)) return stored.map(value).filter((one) => one !== undefined);
    if (typeof stored === 'string') return text(stored);
    if (typeof stored !== 'object' || stored === null) return stored;
    if ('nl' in stored) return String((stored as Record<string, unknown>)[locale]).replaceAll(/href="[a-z]+:[^"]*"/g, 'href="#"');
    if ('customText' in stored) return { text: value(stored.customText), element: { __typename: 'Page', uri: 'gallery' } };
    return Object.fromEntries(Object.entries(stored).map(([name, one]) => [name, value(one)]));
  }

  function text(stored: string): unknown {
    if (/^(products|scenes|team)\/.+\.\w+$/.test(stored)) return image(stored);
    if (stored.startsWith('logos/')) return logo(stored);
    const [type = '', key] = stored.split(':', 2);
    return key !== undefined && type in find ? find[type as keyof typeof find](key) : stored;
  }

  return ({ type, ...stored }: DemoBlock) => {
    const block = value(stored) as Record<string, unknown>;
    const address = { videoUrl: block.videoUrl, embedUrl: block.videoUrl };
    const more: Record<string, object> = {
      image: { images: block.image },
      newsItems: { entries: articles },
      youtubevideo: { ...address, imagePlaceholder: image('scenes/courtyard.jpg') },
    };
    return { __typename: typenameOf(type), ...block, ...more[type] };
  };
}

/** Returns the contract's name of a type of block: `TitleTextBlock` for `titleText`. */
const typenameOf = (type: string) =>
  type === 'youtubevideo' ? 'YoutubeVideoBlock' : `${type[0]?.toUpperCase()}${type.slice(1)}Block`;
