import type { FieldContent, FormContent } from './form-content.ts';

type Loose = { type: FieldContent['type']; handle: string } & Record<string, unknown>;

/** Returns a field as the contract defines it, with default properties. */
export function field({ type, handle, ...more }: Loose): FieldContent {
  return {
    __typename: `Field_${type}`,
    id: handle,
    handle,
    type,
    label: handle,
    inputTypeName: 'String',
    instructions: null,
    instructionsPosition: null,
    labelPosition: null,
    required: false,
    placeholder: null,
    errorMessage: null,
    cssClasses: [],
    enableConditions: false,
    conditions: null,
    visibility: 'visible',
    enableContentEncryption: false,
    containerAttributes: [],
    inputAttributes: [],
    ...ofType[type],
    ...more,
  } as unknown as FieldContent;
}

const options = [
  { value: 'a', label: 'Option A', isDefault: false },
  { value: 'b', label: 'Option B', isDefault: false },
];
const text = { limit: false, limitType: 'characters', limitAmount: null, defaultValue: null };
const ofType: Record<FieldContent['type'], object> = {
  Agree: { defaultChecked: false, checkedValue: 'Yes', uncheckedValue: 'No', description: null, descriptionHtml: null },
  Checkboxes: {
    defaultValues: [],
    layout: 'vertical',
    toggleCheckbox: false,
    toggleCheckboxLabel: null,
    limitChoices: null,
    options,
  },
  Dropdown: { defaultValues: [], multiple: false, options },
  Email: { defaultValue: null },
  FileUpload: { limitFiles: 1, multiple: false, accept: [], maxMb: 10 },
  Hidden: { defaultOption: 'custom', defaultValue: null },
  MultiLineText: text,
  Name: {
    useMultipleFields: false,
    defaultValue: null,
    prefix: null,
    firstName: null,
    middleName: null,
    lastName: null,
    prefixOptions: [],
  },
  Number: { min: null, max: null, defaultNumber: null },
  Phone: { defaultValue: null, countryEnabled: false, countryDefaultValue: null, countryShowDialCode: false, countryOptions: [] },
  Radio: { defaultValue: null, layout: 'vertical', options },
  SingleLineText: text,
};

const pageSettings = { submitButtonLabel: 'Send', backButtonLabel: 'Back', showBackButton: true, buttonsPosition: 'left' };

/** Returns a form of pages with rows. A row that is not a list has one field. */
export function testForm(pages: readonly (readonly (FieldContent | FieldContent[])[])[], settings: object = {}): FormContent {
  return {
    __typename: 'Form',
    id: 1,
    siteId: 2,
    handle: 'contact',
    title: 'Send a message',
    legalBasis: null,
    retentionDays: 365,
    avgText: null,
    captchas: [],
    settings: {
      displayFormTitle: true,
      displayPageTabs: false,
      displayCurrentPageTitle: false,
      displayPageProgress: false,
      submitMethod: 'ajax',
      submitAction: 'message',
      submitActionTab: 'sameTab',
      submitActionFormHide: false,
      submitActionMessageHtml: null,
      submitActionMessageTimeout: 0,
      redirectEntry: null,
      redirectUrl: null,
      errorMessageHtml: null,
      loadingIndicator: 'spinner',
      loadingIndicatorText: null,
      validationOnSubmit: true,
      validationOnFocus: true,
      defaultLabelPosition: 'aboveInput',
      defaultInstructionsPosition: 'belowInput',
      progressPosition: 'start',
      ...settings,
    },
    pages: pages.map((rows, index) => ({
      id: `page-${index}`,
      name: `Part ${index + 1}`,
      settings: pageSettings,
      rows: rows.map((row) => ({ fields: Array.isArray(row) ? row : [row] })),
    })),
  } as unknown as FormContent;
}

/** Returns the condition that another field has a value. */
export const shownIf = (handle: string, value: string) => ({
  enableConditions: true,
  conditions: { action: 'show', match: 'all', rules: [{ field: handle, operator: 'equals', value }] },
});

/** Returns the first tag that contains a text, or an empty string. */
export function tagWith(html: string, piece: string): string {
  return html.match(/<[^>]*>/g)?.find((tag) => tag.includes(piece)) ?? '';
}
