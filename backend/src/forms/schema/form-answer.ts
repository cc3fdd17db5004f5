import { type LocaleCode, localeOfSite } from '@plantsoen/contract/locales.ts';
import { slugOf } from '../../entries/linked-entry.ts';
import { linkTarget } from '../../platform/addresses/address-loader.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import type * as contract from '../../platform/generated/contract.ts';
import { formWords } from '../form-words.ts';
import type { StoredForm } from '../stored-form.ts';
import { fieldAnswer } from './field-answer.ts';
import { formHtml } from './field-frame-answer.ts';

export const localeOfForm = ({ siteId }: Pick<StoredForm, 'siteId'>): LocaleCode => localeOfSite(siteId);

/** Defaults of the settings that an editor has not set. */
const usual = {
  displayFormTitle: true,
  displayPageTabs: false,
  displayCurrentPageTitle: false,
  displayPageProgress: false,
  submitMethod: 'ajax',
  submitAction: 'message',
  submitActionTab: 'sameTab',
  submitActionFormHide: true,
  submitActionMessageTimeout: 0,
  loadingIndicator: 'spinner',
  validationOnSubmit: true,
  validationOnFocus: true,
  defaultLabelPosition: 'aboveInput',
  defaultInstructionsPosition: 'belowInput',
  progressPosition: 'end',
} as const satisfies Partial<contract.FormSettings>;

type FormSettings = Partial<Pick<contract.FormSettings, keyof typeof usual>>;

/** Returns the settings of a form (FRM-01). `redirectEntry` is null for an entry that is not published in the site. */
export async function settingsOf(context: ApiContext, form: StoredForm): Promise<contract.FormSettings> {
  const { settings } = form;
  const present = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null)) as FormSettings;
  return {
    ...usual,
    ...present,
    submitActionMessageHtml: formHtml(settings.submitActionMessageHtml),
    errorMessageHtml: formHtml(settings.errorMessageHtml),
    redirectEntry: await redirectEntryOf(context, form),
    redirectUrl: (settings.submitAction === 'url' && settings.redirectUrl) || null,
    loadingIndicatorText: settings.loadingIndicatorText || null,
    integrations: settings.integrations ?? [],
  };
}

async function redirectEntryOf(
  context: ApiContext,
  { siteId, settings, redirectEntry }: StoredForm,
): Promise<contract.RedirectEntry | null> {
  if (settings.submitAction !== 'entry' || !redirectEntry) return null;
  const target = await linkTarget(context, siteId, redirectEntry);
  if (!target) return null;
  const { id, uri, collection } = target;
  return { id, uri, slug: slugOf(uri), sectionHandle: collection };
}

/** Returns the pages of a form, each with its rows of fields. */
export function pagesOf(form: StoredForm): contract.FormPage[] {
  const locale = localeOfForm(form);
  return form.pages.map(({ id, name, settings, rows }, index) => ({
    id: id ?? String(index),
    name: name || String(index + 1),
    settings: {
      submitButtonLabel: settings?.submitButtonLabel || formWords[index < form.pages.length - 1 ? 'next' : 'send'][locale],
      backButtonLabel: settings?.backButtonLabel || null,
      showBackButton: index > 0 && Boolean(settings?.showBackButton),
      buttonsPosition: settings?.buttonsPosition ?? 'left',
    },
    rows: (rows ?? []).map(({ fields }) => ({ fields: (fields ?? []).map((field) => fieldAnswer(field, locale)) })),
  }));
}
