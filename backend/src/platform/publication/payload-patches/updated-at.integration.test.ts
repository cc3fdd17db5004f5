import { expect, it } from 'vitest';
import { payloadTest } from '../../../testing/test-payload.ts';

const test = payloadTest();

const later = (after: string | null | undefined, before: string | null | undefined) =>
  expect(Date.parse(after ?? '')).toBeGreaterThan(Date.parse(before ?? ''));

it('API-08 a save that changes one row of a global updates its time, in the answer too', async () => {
  const { payload } = test;
  const item = (title: string) => ({ kind: 'text' as const, title });
  const save = (title: string, child: string) =>
    payload.updateGlobal({
      slug: 'navigation',
      locale: 'nl',
      data: { mainMenu: [{ ...item(title), children: [item(child)] }] },
    });
  const first = await save('Producten', 'Banken');
  const second = await save('Producten', 'Tafels');
  later(second.updatedAt, first.updatedAt);
  expect((await payload.findGlobal({ slug: 'navigation' })).updatedAt).toBe(second.updatedAt);
});

it('API-08 a save that changes only a localised text updates the time of its document, in the answer too', async () => {
  const { payload } = test;
  const topic = await payload.create({
    collection: 'faqTopics',
    locale: 'nl',
    data: { title: 'Onderhoud', slug: 'onderhoud' } as never,
  });
  const changed = await payload.update({
    collection: 'faqTopics',
    id: topic.id,
    locale: 'nl',
    data: { title: 'Levering' } as never,
  });
  later(changed.updatedAt, topic.updatedAt);
  expect((await payload.findByID({ collection: 'faqTopics', id: topic.id })).updatedAt).toBe(changed.updatedAt);
});

it('API-08 the list of an entry has the time of its last publication', async () => {
  const { payload } = test;
  const publish = (title: string) => ({ title, slug: 'tijdproef', type: 'contentPage', _status: 'published' }) as const;
  const listed = async () => {
    const { docs } = await payload.find({
      collection: 'pages',
      draft: true,
      locale: 'nl',
      where: { slug: { equals: 'tijdproef' } },
    });
    return docs[0]?.updatedAt;
  };
  const { id } = await payload.create({ collection: 'pages', locale: 'nl', data: publish('Eerst') });
  for (const title of ['Daarna', 'Ten slotte']) {
    const before = await listed();
    await payload.update({ collection: 'pages', id, locale: 'nl', data: publish(title) });
    later(await listed(), before);
    expect(await listed(), title).toBe((await payload.findByID({ collection: 'pages', id, locale: 'nl' })).updatedAt);
  }
});
