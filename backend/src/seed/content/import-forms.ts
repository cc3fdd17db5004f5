import { localeCodes, localeOfSite } from '@plantsoen/contract/locales.ts';
import type { AnyRecordBlueprint } from './blueprints.ts';
import { readDemo, type Texts } from './demo-content.ts';
import { demoPath } from './demo-paths.ts';
import { type DemoField, formField, inCamelCase, linked } from './form-fields.ts';
import type { References } from './references.ts';

type DemoSettings = {
  submitActionTab: string;
  redirectEntry: string | null;
  redirectUrl: string | null;
  defaultLabelPosition: string;
  defaultInstructionsPosition: string;
  submitActionMessageHtml: Texts;
  errorMessageHtml: Texts;
  integrations: string[];
} & Record<string, unknown>;

type DemoFormPage = {
  id: string;
  name: Texts;
  settings: { submitButtonLabel: Texts; backButtonLabel: Texts; showBackButton: boolean; buttonsPosition: string };
  rows: DemoField[][];
};

type DemoForm = {
  handle: string;
  title: Texts;
  siteIds: number[];
  legalBasis: Texts;
  retentionDays: number;
  retentionExceptions?: { siteId?: number; field?: string; days: number }[];
  recipients: string[];
  submissionsFor?: 'administrators';
  showAvgText: boolean;
  ticketSeries?: string;
  settings: DemoSettings;
  pages: DemoFormPage[];
};

/**
 * Returns the blueprints of the company's forms (FRM-15). A form has no drafts, so its texts are written in every language at once.
 */
export function formBlueprints(): AnyRecordBlueprint[] {
  const { forms } = readDemo<{ forms: DemoForm[] }>('editorial/forms');
  return forms.map((form) => ({
    reference: `form:${form.handle}`,
    fields: (references) => ({
      handle: form.handle,
      title: form.title,
      sites: form.siteIds.map(localeOfSite),
      recipient: form.recipients[0],
      retentionDays: form.retentionDays,
      submissionsFor: form.submissionsFor ?? 'editors',
      retentionExceptions: (form.retentionExceptions ?? []).map(({ siteId, field, days }) => ({
        site: siteId === undefined ? null : localeOfSite(siteId),
        field,
        days,
      })),
      legalBasis: form.legalBasis,
      showAvgText: form.showAvgText,
      ticketSeries: form.ticketSeries,
      settings: settingsOf(form.settings, references),
      pages: form.pages.map(pageOf),
    }),
  }));
}

function settingsOf({ redirectEntry, redirectUrl, ...settings }: DemoSettings, references: References) {
  return {
    ...settings,
    submitActionTab: inCamelCase(settings.submitActionTab),
    defaultLabelPosition: inCamelCase(settings.defaultLabelPosition),
    defaultInstructionsPosition: inCamelCase(settings.defaultInstructionsPosition),
    submitActionMessageHtml: linked(settings.submitActionMessageHtml),
    errorMessageHtml: linked(settings.errorMessageHtml),
    ...(redirectEntry && { redirectEntry: entryOf(redirectEntry, references) }),
    ...(redirectUrl && {
      redirectUrl: Object.fromEntries(localeCodes.map((locale) => [locale, demoPath(redirectUrl, locale)])),
    }),
  };
}

function entryOf(reference: string, references: References) {
  const { relationTo, id } = references.linkTarget(reference);
  return { relationTo, value: id };
}

function pageOf({ id, name, settings, rows }: DemoFormPage) {
  return {
    id,
    name,
    settings: { ...settings, buttonsPosition: inCamelCase(settings.buttonsPosition) },
    rows: rows.map((fields) => ({ fields: fields.map(formField) })),
  };
}
