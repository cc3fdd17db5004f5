import type { Payload, TypedUser } from 'payload';
import { makeMember } from './members.ts';

/** Returns a rich text of one paragraph. */
export function paragraph(text: string) {
  const node = { direction: null, format: '' as const, indent: 0, version: 1 };
  const words = { detail: 0, format: 0, mode: 'normal', style: '', text, type: 'text', version: 1 };
  return { root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', textFormat: 0, children: [words] }] } };
}

const password = 'een lang wachtwoord';
const uploaded = (name: string) => ({ name, mimetype: 'image/vnd.dxf', data: Buffer.from(name), size: name.length });

async function makeUsers(payload: Payload) {
  const user = async (role: 'editor' | 'administrator'): Promise<TypedUser> => {
    const account = await payload.create({ collection: 'users', data: { email: `${role}@example.org`, password, role } });
    return { ...account, collection: 'users' };
  };
  return {
    users: {
      editor: await user('editor'),
      administrator: await user('administrator'),
      member: await makeMember(payload),
      newMember: await makeMember(payload, { isApproved: false }),
    },
    otherMember: (await makeMember(payload)).id,
  };
}

/** Creates a product that is live in Dutch and a draft in English, with content for members in every place that supports it. */
async function makeCatalogue(payload: Payload) {
  const published = { _status: 'published' as const };
  const group = await payload.create({ collection: 'colourGroups', locale: 'nl', data: { title: 'Grijs', key: 'grey' } });
  const colour = await payload.create({
    collection: 'colours',
    locale: 'nl',
    data: { title: 'Antraciet', key: 'ral-7016', code: 'RAL 7016', group: group.id, hex: '#383E42', surchargeEur: 77.25 },
  });
  const category = await payload.create({
    collection: 'categories',
    locale: 'nl',
    data: { title: 'Banken', slug: 'banken', ...published },
  });
  const product = await payload.create({
    collection: 'products',
    locale: 'nl',
    data: {
      title: 'Bank',
      slug: 'bank',
      articleNumber: 'BM-1',
      category: category.id,
      colours: [colour.id],
      extendedInformation: paragraph('Bestel met BM-1-01'),
      ...published,
    },
  });
  await payload.update({
    collection: 'products',
    id: product.id,
    locale: 'en',
    draft: true,
    data: { title: 'Bench', slug: 'bench' },
  });
  await payload.update({ collection: 'products', id: product.id, locale: 'nl', draft: true, data: { title: 'Concept' } });
  await payload.create({
    collection: 'variants',
    locale: 'nl',
    data: { title: '1800 mm', sku: 'BM-1-01', product: product.id, priceEur: 1234.5 },
  });
  return product.id;
}

async function makePagesAndDownloads(payload: Payload): Promise<void> {
  const page = (title: string, slug: string, membersOnly: boolean) =>
    payload.create({
      collection: 'pages',
      locale: 'nl',
      data: { title, slug, type: 'contentPage', membersOnly, _status: 'published' },
    });
  await page('Voor iedereen', 'voor-iedereen', false);
  await page('Voor leden', 'voor-leden', true);
  for (const [titleField, membersOnly] of [
    ['Open', false],
    ['Besloten', true],
  ] as const) {
    const file = await payload.create({ collection: 'files', data: {}, file: uploaded(`${titleField.toLowerCase()}.dxf`) });
    await payload.create({
      collection: 'downloads',
      locale: 'nl',
      data: { titleField, kind: 'dxf', file: file.id, membersOnly },
    });
  }
  const item = (title: string, membersOnly: boolean) => ({ kind: 'text' as const, title, membersOnly });
  const mainMenu = [{ ...item('Open', false), children: [item('Onder', false), item('Besloten', true)] }, item('Leden', true)];
  await payload.updateGlobal({ slug: 'navigation', locale: 'nl', data: { mainMenu } });
  await payload.updateGlobal({
    slug: 'globals',
    locale: 'nl',
    data: { formRecipient: 'info@example.org', globalData: { companyName: 'B' } },
  });
}

/** Creates content of every kind with restricted access, and the accounts that request it. */
export async function makeAccessFixtures(payload: Payload) {
  const accounts = await makeUsers(payload);
  await makePagesAndDownloads(payload);
  return { ...accounts, product: await makeCatalogue(payload) };
}
