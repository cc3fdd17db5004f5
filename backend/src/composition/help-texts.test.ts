import type { Field, SanitizedConfig } from 'payload';
import { fieldIsHiddenOrDisabled } from 'payload/shared';
import { beforeAll, expect, it } from 'vitest';
import { buildPayloadConfig } from './payload-config.ts';
import { placeholderOptions } from './payload-options.ts';

/** Fields without a help text, by their names or the ends of their paths. A text would only repeat the label. */
const selfExplaining = [
  // Names, texts, pictures and people that appear as they are entered.
  'title titleField nameField name text answer pageText quote author quote.role image logos',
  'phoneNumber location client landscapeArchitect streetNameHouseNumber teamMembers entries',
  'products.products categoryCards.categories downloads.downloads form.form',
  // Measures and years with their units in the label.
  'lengthMm widthMm heightMm weightKg warrantyYears sparePartsYears designYear',
  // Rows of a list, which name the document or value that they belong to.
  'material variants.product productOptions.product spareParts.product factValues.fact facts.text facts.number retentionExceptions.site retentionExceptions.field days',
  // Choices whose options are explanations.
  'redirects.target redirects.entry topNavigation.target status lossReason adviserRegions.country',
  'textImage.position imageAspectRatio darkBackground',
  // Settings of forms, whose labels are sentences or whose options are explanations.
  'displayFormTitle progressPosition defaultLabelPosition defaultInstructionsPosition showBackButton buttonsPosition',
  'submitAction submitActionFormHide submitActionMessageTimeout submitActionTab submitMethod loadingIndicator',
  'validationOnSubmit validationOnFocus submissionsFor',
  // Settings of a field of a form.
  'label required placeholder instructions defaultValue enabled prePopulate isDefault useMultipleFields layout multiple',
  'limit limitType limitAmount min max decimals limitFiles maxMb limitChoices toggleCheckbox toggleCheckboxLabel',
  'countryEnabled countries countryDefaultValue countryShowDialCode defaultOption descriptionHtml checkedValue uncheckedValue',
  'enableConditions conditions.action conditions.match rules.field rules.operator',
  // Settings for technicians and privacy officers, who know the terms.
  'cssClasses containerAttributes.value inputAttributes.value enableContentEncryption',
  // Fields of Payload.
  '_status folder email',
].flatMap((names) => names.split(' '));

type AdminOptions = { hidden?: boolean; readOnly?: boolean; description?: Record<string, string> };

const adminOf = (field: Field): AdminOptions => (field.admin ?? {}) as AdminOptions;

const languages = ['nl', 'en', 'de'];
const maxLength = 160;

type NamedField = { path: string; field: Field };

let config: SanitizedConfig;
beforeAll(async () => {
  config = await buildPayloadConfig(placeholderOptions);
});

/** Arguments of access rules for an administrator, who may write more fields than others. */
const asAdministrator = { req: { user: { id: 1, collection: 'users', role: 'administrator' }, context: {} } } as never;

/** Whether the admin shows a field. */
const isShown = (field: Field) => !fieldIsHiddenOrDisabled(field) && !adminOf(field).hidden;

/** Yields the shown fields below `fields` with their paths, also in tabs, rows, lists and blocks. */
function* fieldsBelow(fields: readonly Field[], path: string): Generator<NamedField> {
  for (const field of fields.filter(isShown)) {
    const here = 'name' in field && field.name ? `${path}.${field.name}` : path;
    if (here !== path) yield { path: here, field };
    yield* fieldsWithin(field, here);
  }
}

function* fieldsWithin(field: Field, path: string): Generator<NamedField> {
  if (field.type === 'tabs') for (const tab of field.tabs) yield* fieldsBelow(tab.fields, path);
  else if (field.type === 'blocks') for (const block of field.blocks) yield* fieldsBelow(block.fields, `${path}.${block.slug}`);
  else if ('fields' in field) yield* fieldsBelow(field.fields, path);
}

/** Returns the fields of all collections and globals that somebody fills in, and those of which they consist. */
async function writtenFields(): Promise<NamedField[]> {
  const { collections, globals } = config;
  const written = await Promise.all(
    [...collections, ...globals]
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .map(async ({ slug, fields, access }) => ((await access.update(asAdministrator)) ? [...fieldsBelow(fields, slug)] : [])),
  );
  return written.flat();
}

/** Types that hold other fields, and fields that only show something. */
const withoutInput = ['group', 'array', 'blocks', 'join', 'ui'];

async function isFilledIn({ field }: NamedField): Promise<boolean> {
  if (withoutInput.includes(field.type) || adminOf(field).readOnly) return false;
  const rule = 'access' in field ? field.access?.update : undefined;
  return rule === undefined || Boolean(await rule(asAdministrator));
}

const descriptionOf = ({ field }: NamedField) =>
  (field.admin as { description?: Record<string, string> } | undefined)?.description;

const isNamedBy =
  (entry: string) =>
  ({ path }: NamedField) =>
    `.${path}`.endsWith(`.${entry}`);

it('EDT-14 every field that editors fill in has a help text, unless its label says everything', async () => {
  const fields = await writtenFields();
  const filledIn = await Promise.all(fields.map(isFilledIn));
  const bare = fields.filter((field, index) => filledIn[index] && descriptionOf(field) === undefined);
  expect(bare.length).toBeGreaterThan(100);
  const missing = bare.filter((field) => !selfExplaining.some((entry) => isNamedBy(entry)(field)));
  expect([...new Set(missing.map(({ path }) => path))]).toEqual([]);
  expect(selfExplaining.filter((entry) => !bare.some(isNamedBy(entry)))).toEqual([]);
});

it(`EDT-14 every help text exists in all languages and has at most ${maxLength} characters`, async () => {
  const described = (await writtenFields()).filter((field) => descriptionOf(field) !== undefined);
  expect(described.length).toBeGreaterThan(100);
  const faulty = described.flatMap((field) => {
    const text = descriptionOf(field) ?? {};
    const wrong = languages.filter((language) => !text[language]?.trim() || text[language].length > maxLength);
    return wrong.map((language) => `${field.path} (${language}, ${text[language]?.length ?? 0})`);
  });
  expect(faulty).toEqual([]);
});

it('EDT-14 the rows of every list have a name in all languages, which its button uses', async () => {
  const lists = (await writtenFields()).filter(({ field }) => field.type === 'array' || field.type === 'blocks');
  expect(lists.length).toBeGreaterThan(5);
  const isNamed = ({ field }: NamedField) => {
    const { singular } = (field as { labels?: { singular?: Record<string, string> | string } }).labels ?? {};
    return typeof singular === 'object' && languages.every((language) => singular[language]);
  };
  expect(lists.filter((list) => !isNamed(list)).map(({ path }) => path)).toEqual([]);
});
