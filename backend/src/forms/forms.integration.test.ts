import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BlockPage, openBlockPage } from '../testing/block-page.ts';
import { formQuestion } from '../testing/form-question.ts';

let page: BlockPage;
beforeAll(async () => {
  page = await openBlockPage();
});
afterAll(() => page.close());

const ask = (handle: string, siteId: number) => page.api.ask(formQuestion, { handle, siteId });

const companyForms = [
  'contact',
  'consultationRequest',
  'jobApplication',
  'openApplication',
  'whitepaper',
  'learnMoreBenches',
  'faqQuestion',
  'quoteRequest',
  'sampleRequest',
];

type Field = { handle: string; label: string; typeName: string } & Record<string, unknown>;
type AnsweredForm = { pages: { rows: { fields: Field[] }[] }[] };

const fieldsOf = ({ pages }: AnsweredForm): Field[] => pages.flatMap(({ rows }) => rows.flatMap(({ fields }) => fields));
const fieldOf = (form: AnsweredForm, handle: string) => fieldsOf(form).find((field) => field.handle === handle);

describe('the forms of the demo content', () => {
  it.each([1, 2, 3])('FRM-15 are all offered in site %i, in its language', async (siteId) => {
    for (const handle of companyForms) {
      const { data, errors } = await ask(handle, siteId);
      expect(errors).toEqual([]);
      expect(data.form).toMatchObject({ siteId, handle });
      expect(data.form.title).not.toBe('');
      expect(data.form.avgText).toContain('<a href="/');
      expect(data.form.legalBasis).toMatch({ 1: /AVG/, 2: /GDPR/, 3: /DSGVO/ }[siteId] ?? '');
      expect(fieldsOf(data.form).length).toBeGreaterThan(2);
    }
  });

  it('FRM-01 have settings, pages and rows', async () => {
    const { data, statements } = await ask('quoteRequest', 3);
    expect(statements).toBeLessThanOrEqual(3);
    expect(data.form.settings).toEqual({
      displayFormTitle: true,
      displayPageTabs: true,
      displayCurrentPageTitle: true,
      displayPageProgress: true,
      submitMethod: 'ajax',
      submitAction: 'message',
      submitActionTab: 'sameTab',
      submitActionFormHide: true,
      submitActionMessageHtml: expect.stringMatching(/^<p>Vielen Dank/),
      submitActionMessageTimeout: 0,
      redirectEntry: null,
      redirectUrl: null,
      errorMessageHtml: expect.stringContaining('noch nicht gesendet'),
      loadingIndicator: 'spinner',
      loadingIndicatorText: 'Wird gesendet …',
      validationOnSubmit: true,
      validationOnFocus: true,
      defaultLabelPosition: 'aboveInput',
      defaultInstructionsPosition: 'belowInput',
      progressPosition: 'start',
      integrations: ['captcha'],
    });
    expect(data.form.pages).toHaveLength(2);
    expect(data.form.pages[1].settings).toMatchObject({
      showBackButton: true,
      backButtonLabel: 'Zurück',
      buttonsPosition: 'leftRight',
    });
  });

  it('FRM-06 redirect to a published entry and to an address of the site', async () => {
    const entry = (await ask('openApplication', 2)).data.form.settings;
    expect(entry).toMatchObject({ submitAction: 'entry', redirectEntry: { uri: 'about-us/working-here', slug: 'working-here' } });
    const url = (await ask('whitepaper', 2)).data.form.settings;
    expect(url).toMatchObject({ submitAction: 'url', redirectUrl: '/service/guides/' });
  });

  it('FRM-02 have fields with attributes and conditions', async () => {
    const { data } = await ask('contact', 2);
    expect(fieldOf(data.form, 'typePlate')).toMatchObject({
      typeName: 'Field_SingleLineText',
      inputTypeName: 'String',
      instructions: 'On a plate on the frame or inside the door.',
      enableConditions: true,
      conditions: { action: 'show', match: 'all', rules: [{ field: 'subject', operator: 'equals', value: 'part' }] },
      limit: true,
      limitType: 'characters',
      limitAmount: 60,
    });
    expect(fieldOf(data.form, 'email')).toMatchObject({
      containerAttributes: [{ label: 'data-width', value: 'half' }],
      inputAttributes: [{ label: 'autocomplete', value: 'email' }],
    });
  });

  it('FRM-03 include every field type with its argument type', async () => {
    const forms = await Promise.all(companyForms.map(async (handle) => (await ask(handle, 1)).data.form));
    const types = new Map(forms.flatMap(fieldsOf).map(({ typeName, inputTypeName }) => [`${typeName} ${inputTypeName}`, true]));
    expect([...types.keys()].sort()).toEqual([
      'Field_Agree Boolean',
      'Field_Checkboxes [String]',
      'Field_Dropdown String',
      'Field_Email String',
      'Field_FileUpload [FileUploadInput]',
      'Field_Hidden String',
      'Field_MultiLineText String',
      'Field_Name NameInput',
      'Field_Name String',
      'Field_Number Int',
      'Field_Phone PhoneInput',
      'Field_Radio String',
      'Field_SingleLineText String',
    ]);
  });

  it('FRM-03 offer countries for a phone number, with localized names and dial codes', async () => {
    const phone = fieldOf((await ask('contact', 3)).data.form, 'phone');
    expect(phone).toMatchObject({ countryEnabled: true, countryDefaultValue: 'DE', countryShowDialCode: true });
    expect(phone?.countryOptions).toContainEqual({ value: 'NL', label: 'Niederlande', dialCode: '+31', isDefault: false });
    expect(phone?.countryOptions).toContainEqual({ value: 'DE', label: 'Deutschland', dialCode: '+49', isDefault: true });
  });

  it('FRM-15 link to the privacy policy in the text of a consent', async () => {
    const consent = fieldOf((await ask('openApplication', 1)).data.form, 'keepOneYear');
    expect(consent?.descriptionHtml).toMatch(/<a href="\/[a-z-]+\/">privacybeleid<\/a>/);
    expect(consent?.description).toMatch(/Meer daarover in ons privacybeleid\.$/);
  });

  it('FRM-14 use a different retention in Germany', async () => {
    expect((await ask('jobApplication', 1)).data.form.retentionDays).toBe(28);
    expect((await ask('jobApplication', 3)).data.form.retentionDays).toBe(180);
  });
});

it('FRM-13 returns null for an unknown form, tagged with the list of forms', async () => {
  const { data, errors, tags } = await ask('nothing', 1);
  expect([data.form, errors, tags]).toEqual([null, [], ['Form:1:list']]);
});

describe('a form on a page', () => {
  const asEditor = { collection: 'forms', overrideAccess: true, depth: 0 } as const;
  it('BLK-14 is shown in the language of the page, or only by its handle if the site does not offer it (FRM-13)', async () => {
    const { data } = await ask('faqQuestion', 1);
    const { id } = data.form;
    const block = { blockType: 'form', form: id };
    await page.publish([block], 'nl');
    await page.publish([block], 'de');
    const german = await ask('faqQuestion', 3);
    expect((await page.ask('de')).blocks).toEqual([
      {
        __typename: 'FormBlock',
        id: expect.any(Number),
        siteId: 3,
        handle: 'faqQuestion',
        form: { id, siteId: 3, title: german.data.form.title },
      },
    ]);

    await page.api.payload.update({ ...asEditor, id, locale: 'nl', data: { sites: ['nl', 'en'] } });
    expect((await page.ask('nl')).blocks[0].form).toMatchObject({ id });
    const withdrawn = await page.ask('de');
    expect(withdrawn.blocks[0]).toMatchObject({ handle: 'faqQuestion', form: null });
    expect(withdrawn.tags).toContain(`Form:3:${id}`);

    await expect(page.api.payload.delete({ ...asEditor, id })).rejects.toThrow('Formulier › Formulier');
  });

  it('BLK-14 cannot be published without a form', async () => {
    await expect(page.publish([{ blockType: 'form' }], 'nl')).rejects.toThrow();
  });
});
