import { readContract } from '@plantsoen/contract/schema.ts';
import { buildSchema } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInMember, makeMember } from '../testing/members.ts';
import { type ApiAnswer, apiTest } from '../testing/open-api.ts';
import { fillAccount, mark, openRoles, type Role, type Roles, roles } from '../testing/roles.ts';
import { type AnsweredFields, deepQuestion, noteAnsweredFields } from './deep-question.ts';
import { mutationArguments } from './mutation-arguments.ts';
import { type Audience, readMatrix } from './read-matrix.ts';

const mayHave: Record<Audience, readonly Role[]> = {
  everybody: roles,
  'approved members': ['member', 'other', 'editor', 'administrator'],
  editors: ['editor', 'administrator'],
  members: ['member', 'unapproved', 'other'],
  'the member alone': ['member', 'unapproved', 'other'],
};
const others = roles.filter((role) => role !== 'member');

const matrix = readMatrix();
const audienceOf = (field: string): Audience => matrix.get(field) ?? 'the member alone';
const isFor = (field: string, role: Role) => mayHave[audienceOf(field)].includes(role);
const fieldsFor = (audience: Audience) => [...matrix.keys()].filter((field) => audienceOf(field) === audience);

const schema = buildSchema(readContract());
const mutationNames = Object.keys(schema.getMutationType()?.getFields() ?? {});
const bench = 'producten/zitmeubilair/meent-parkbank';
const given = {
  ...{ siteId: '1', locale: '1', level: '1', first: '3' },
  'Query.entry': '(siteId: 1, uri: "__home__")',
  'Query.seoMetadata': `(siteId: 1, uri: "${bench}")`,
  'Query.form': '(siteId: 1, handle: "contact")',
  'Query.formTokens': '(siteId: 1, handle: "contact")',
  'Query.search': '(siteId: 1, query: "bank", first: 3)',
  'Query.productsById': '(siteId: 1, ids: [1, 2])',
  'Query.productsByNumber': '(siteId: 1, numbers: ["BM-1010-01"])',
  'Query.plateCode': '(siteId: 1, code: "BM-1010-01 24 0617")',
  'Query.adviser': '(siteId: 1, country: "NL", postcode: "7411")',
  'Query.projectsById': '(siteId: 1, ids: [1])',
  'Query.sharedQuotationList': '(siteId: 1, token: "")',
  'Query.document': '(locale: 1, level: 1)',
  'Query.products': '(siteId: 1, first: 3)',
  'Query.downloads': '(siteId: 1, first: 3)',
  'Query.projects': '(siteId: 1, first: 3)',
  'Image.crop': '(name: textImage)',
  'Viewer.quoteRequest': '(number: "A2026-00042")',
};

/** Entries of every kind, and pages with every block. */
const entries = Object.entries({
  Page: [
    '__home__',
    'over-ons',
    'over-ons/werkplaats',
    'contact',
    'duurzaamheid/materialen/gerecycled-kunststof',
    'kleurenkaart',
    'duurzaamheid/circulaire-service',
    'toegankelijke-buitenruimte',
  ],
  Category: ['producten/zitmeubilair'],
  Product: [bench],
  Project: ['projecten/havenkop-zuid'],
  NewsArticle: ['nieuws/drie-leerlingen-lasser-gestart'],
  FaqQuestion: ['veelgestelde-vragen/welke-garantie-geldt'],
  EntryForMembers: ['voor-leden'],
  EntryAbsent: ['niets'],
}).flatMap(([type, uris]) => uris.map((uri) => ({ type, uri })));

/** Queries for all fields. */
const questions = [
  ...Object.keys(schema.getQueryType()?.getFields() ?? {}).map((field) => deepQuestion(schema, { kind: 'Query', field }, given)),
  ...['jobApplication', 'sampleRequest'].map((handle) =>
    deepQuestion(schema, { kind: 'Query', field: 'form' }, { ...given, 'Query.form': `(siteId: 1, handle: "${handle}")` }),
  ),
  ...entries.map(({ type, uri }) =>
    deepQuestion(schema, { kind: 'Query', field: 'entry', type }, { ...given, 'Query.entry': `(siteId: 1, uri: "${uri}")` }),
  ),
];
const own = `{ viewer { email newEmail fullName company favoriteProductIds sessions { key } quoteRequests { number }
  quotationList { version project lines(siteId: 1) { remark } } } }`;

const api = apiTest('demo');
let known: Roles;
let product: number;
const kept: { before?: object; after?: object } = {};
const told = new Map<Role, AnsweredFields>(roles.map((role) => [role, new Map()]));
const answers = new Map<string, ApiAnswer[]>();
const texts = new Map<Role, string>();

async function note(role: Role, about: string, question: string): Promise<void> {
  const answer = await known.ask(role, question);
  answers.set(about, [...(answers.get(about) ?? []), answer]);
  noteAnsweredFields(told.get(role) ?? new Map(), answer.data);
  texts.set(role, (texts.get(role) ?? '') + JSON.stringify(answer.data));
}

beforeAll(async () => {
  known = await openRoles(api);
  product = (await api.ask('{ products(siteId: 1, first: 1) { hits { id } } }')).data.products.hits[0].id;
  await fillAccount(api, known.idOf('member'), product);
  for (const role of roles) await Promise.all(questions.map((question) => note(role, role, question)));
  kept.before = (await known.ask('member', own)).data.viewer;
  const [session] = told.get('member')?.get('MemberSession.key') ?? [];
  const { id } = await makeMember(api.payload);
  for (const role of [...others, 'member' as const]) {
    if (role === 'member') kept.after = (await known.ask('member', own)).data.viewer;
    const { refreshToken } = await logInMember(api.payload, id);
    const args = mutationArguments({ role, product, session: String(session), refreshToken });
    const changes = mutationNames.map((field) => {
      const all = { ...given, [`Mutation.${field}`]: args[field] ?? '' };
      return note(role, `${field} ${role}`, deepQuestion(schema, { kind: 'Mutation', field }, all));
    });
    await Promise.all(changes);
  }
});

it('ACC-01 a member who is not activated is a guest, and an unapproved member is a member', () => {
  expect(roles.filter((role) => known.isKnown(role))).toEqual(['member', 'unapproved', 'other', 'editor', 'administrator']);
});

describe.each(roles)('API-02 API-03 MEM-01 MEM-04 a query for everything as %s', (role) => {
  const has = (field: string) => told.get(role)?.has(field);

  it('returns no field that this role may not see', () => {
    expect([...(told.get(role)?.keys() ?? [])].filter((field) => !isFor(field, role))).toEqual([]);
  });

  it('returns the fields for approved members, including prices, only to roles that may see them', () => {
    const withheld = fieldsFor('approved members');
    expect(withheld).toContain('Price.amount');
    expect(withheld.filter((field) => !has(field))).toEqual(isFor('Price.amount', role) ? [] : withheld);
  });

  it('returns every field that guests get', () => {
    // Roles that may see a page for members get the page instead of `EntryForMembers`.
    const open = [...(told.get('guest')?.keys() ?? [])].filter((field) => field !== 'EntryForMembers.uri');
    expect(open.filter((field) => !has(field))).toEqual([]);
  });

  it('returns no errors', () => {
    expect(answers.get(role)?.flatMap(({ errors }) => errors)).toEqual([]);
  });
});

it('the queries return more than three quarters of the public fields to guests', () => {
  const open = fieldsFor('everybody');
  const seen = open.filter((field) => told.get('guest')?.has(field));
  expect(seen.length / open.length).toBeGreaterThan(0.75);
});

describe('SEC-10 the private fields of a member', () => {
  const own = fieldsFor('the member alone');

  it('are all returned to that member', () => {
    expect(own.filter((field) => !told.get('member')?.has(field))).toEqual([]);
  });

  it.each(others)('are not returned to the role %s, which gets its own values', (role) => {
    const shared = own.flatMap((field) => {
      const mine = told.get('member')?.get(field);
      return [...(told.get(role)?.get(field) ?? [])].filter((value) => typeof value !== 'boolean' && mine?.has(value));
    });
    expect(shared).toEqual([]);
    expect(texts.get('member')).toContain(mark);
    expect(texts.get(role)).not.toContain(mark);
  });

  it('are not changed by the mutations of others', () => {
    expect(kept.before).toMatchObject({ company: expect.stringContaining(mark), favoriteProductIds: [product] });
    expect(kept.after).toEqual(kept.before);
  });
});

it.each(mutationNames)('API-03 ACC-13 %s is executed only for its audience', (name) => {
  const refused = roles.map((role) => [role, answers.get(`${name} ${role}`)?.flatMap(({ errors }) => errors)]);
  const invalid = ['Invalid Authorization Header'];
  expect(refused).toEqual(roles.map((role) => [role, isFor(`Mutation.${name}`, role) ? [] : invalid]));
});
