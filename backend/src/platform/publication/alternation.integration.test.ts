import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import { expect, it } from 'vitest';
import { payloadTest } from '../../testing/test-payload.ts';
import type { Page } from '../generated/payload-types.ts';

const steps = 180;
const seed = 20_261_121;

const test = payloadTest();

type Text = { title: string; intro: string; hideFromSearch: boolean; ctas: unknown[]; blocks: unknown[] };

/** Expected state of a page: a draft per language, the published text of each, and the fields that all languages share. */
type Shadow = {
  id: number;
  drafts: Map<LocaleCode, Text>;
  live: Map<LocaleCode, Text>;
  shared: { draft: boolean; live: boolean };
};

/** Returns a seeded random number generator, which is the same in every run. */
function randomNumbers(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const random = randomNumbers(seed);
const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;

const paragraph = (text: string) => {
  const node = { direction: null, format: '', indent: 0, version: 1 } as const;
  const words = { detail: 0, format: 0, mode: 'normal', style: '', text, type: 'text', version: 1 };
  return { root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', textFormat: 0, children: [words] }] } };
};

function newBlock(words: string): unknown {
  const kinds = [
    { blockType: 'titleText', titleField: words, text: paragraph(words), cta: { type: 'home', customText: words } },
    { blockType: 'quote', quote: words, author: 'A' },
    { blockType: 'elevationStrip', titleField: words, compare: false },
    { blockType: 'team', titleField: words, cta: { type: 'url', url: 'https://example.org/' } },
  ];
  return pick(kinds);
}

/** Returns a text with one changed part, or one block added, moved, changed or removed. */
function changedText(text: Text | undefined, locale: LocaleCode, step: number): Text {
  const words = `${locale} ${step}`;
  if (!text) return { title: words, intro: words, hideFromSearch: false, ctas: [], blocks: [newBlock(words)] };
  const blocks = [...text.blocks];
  const place = random(blocks.length + 1);
  switch (random(7)) {
    case 0:
      return { ...text, title: words };
    case 1:
      return { ...text, intro: words, ctas: [{ type: 'home', customText: words }, ...text.ctas].slice(0, 4) };
    case 2:
      blocks.splice(place, 1);
      return { ...text, blocks };
    case 3:
      blocks.splice(place, 1, newBlock(words));
      return { ...text, blocks };
    case 4:
      blocks.reverse();
      return { ...text, blocks };
    case 5:
      return { ...text, hideFromSearch: !text.hideFromSearch };
    default:
      blocks.splice(place, 0, newBlock(words));
      return { ...text, blocks: blocks.slice(0, 8) };
  }
}

const variantOf = (isShared: boolean) => (isShared ? 'fullscreen' : 'content');

const dataOf = ({ ctas, ...text }: Text, shadow: Shadow, locale: LocaleCode) =>
  ({
    ...text,
    hero: { ctas, variant: variantOf(shadow.shared.draft) },
    slug: `${locale}-${shadow.id}`,
  }) as Partial<Page>;

/** Performs one random step on a page and its expected state. */
async function alternate(shadow: Shadow, step: number): Promise<string> {
  const locale = pick(localeCodes);
  const action = pick(['draft', 'draft', 'publish', 'publish', 'publishAsItIs', 'unpublish'] as const);
  const update = (data: Partial<Page>, draft = false) =>
    test.payload.update({ collection: 'pages', id: shadow.id, locale, draft, data, depth: 0 } as Parameters<
      typeof test.payload.update
    >[0]);
  const written = shadow.drafts.get(locale);

  if (action === 'unpublish' || (action === 'publishAsItIs' && written)) {
    if (action === 'unpublish' && !shadow.live.has(locale)) return `${step}: nothing to unpublish`;
    await update({ _status: action === 'unpublish' ? 'draft' : 'published' });
    if (action === 'unpublish') shadow.live.delete(locale);
    else if (written) shadow.live.set(locale, written);
    shadow.shared.live = shadow.shared.draft;
    return `${step}: ${action} ${locale}`;
  }
  const text = changedText(written, locale, step);
  if (random(4) === 0) shadow.shared.draft = !shadow.shared.draft;
  shadow.drafts.set(locale, text);
  if (action === 'draft') await update(dataOf(text, shadow, locale), true);
  else {
    await update({ ...dataOf(text, shadow, locale), _status: 'published' });
    shadow.live.set(locale, text);
    shadow.shared.live = shadow.shared.draft;
  }
  return `${step}: ${action} ${locale}`;
}

/** Returns a value without ids and empty fields, which Payload adds. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name, item]) => name !== 'id' && item !== null && item !== undefined);
  const kept = entries.map(([name, item]) => [name, plain(item)] as const);
  return Object.fromEntries(kept.filter(([, item]) => !(Array.isArray(item) && item.length === 0 && !('root' in value))));
}

const textOf = (page: Page | undefined) =>
  page &&
  plain({
    title: page.title,
    intro: page.intro,
    hideFromSearch: page.hideFromSearch ?? false,
    ctas: page.hero?.ctas,
    blocks: page.blocks,
  });

async function expectAsShadow(shadow: Shadow, done: string): Promise<void> {
  for (const locale of localeCodes) {
    const where = { id: { equals: shadow.id } };
    const guest = await test.payload.find({ collection: 'pages', locale, where, depth: 0, overrideAccess: false });
    const expected = shadow.live.get(locale);
    expect(textOf(guest.docs[0]), `${done}; live in ${locale}`).toEqual(expected && plain(expected));
    if (expected) expect(guest.docs[0]?.hero?.variant, `${done}; shared, in ${locale}`).toBe(variantOf(shadow.shared.live));
    const draft = await test.payload.find({ collection: 'pages', locale, where, depth: 0, draft: true });
    const written = shadow.drafts.get(locale);
    if (written) expect(textOf(draft.docs[0]), `${done}; draft in ${locale}`).toEqual(plain(written));
  }
}

it(`LOC-06 after each of ${steps} random drafts, publications and withdrawals every language has exactly its own text`, async () => {
  const shadows: Shadow[] = [];
  for (const name of ['eerste', 'tweede']) {
    const text = { title: name, intro: name, hideFromSearch: false, ctas: [], blocks: [newBlock(name)] };
    const data = {
      ...text,
      ctas: undefined,
      slug: name,
      type: 'contentPage' as const,
      hero: { variant: variantOf(false) },
      _status: 'published' as const,
    };
    const { id } = await test.payload.create({ collection: 'pages', locale: 'nl', data: data as never });
    shadows.push({ id, drafts: new Map([['nl', text]]), live: new Map([['nl', text]]), shared: { draft: false, live: false } });
  }
  for (let step = 0; step < steps; step++) {
    const shadow = pick(shadows);
    await expectAsShadow(shadow, await alternate(shadow, step));
  }
});
