import { type LocaleCode, locales } from '@plantsoen/contract/locales.ts';
import {
  type APIError,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { type Label, labelFor } from '../payload/label.ts';
import { isDrafted } from './drafted-collections.ts';
import type { DraftedEntry } from './live-locales.ts';

/** Publication that an editor plans in the admin; without a language it applies to every language. */
export type PlannedPublication = {
  type?: string;
  doc?: { relationTo: string; value: string | number };
  localeToPublish?: string;
};

type Planner = { payload: Payload; user: TypedUser; i18n: PayloadRequest['i18n'] };

/** Returns why a publication cannot be planned, with the fields that are missing or wrong per language; undefined if it can be. */
export async function scheduleProblem(
  planner: Planner,
  { type, doc, localeToPublish }: PlannedPublication,
): Promise<string | undefined> {
  if (type !== 'publish' || !doc || !isDrafted(doc.relationTo)) return undefined;
  const entry = { collection: doc.relationTo, id: Number(doc.value) };
  const reasons: string[] = [];
  for (const { code, name } of locales) {
    if (localeToPublish && localeToPublish !== code) continue;
    const reason = await refusedFields(planner, entry, code);
    if (reason) reasons.push(`${name}: ${reason}`);
  }
  return reasons.length > 0 ? labelFor(planner, notPlanned(reasons.join('; '))) : undefined;
}

const notPlanned = (reasons: string): Label => ({
  nl: `Niet gepland, want dit kan zo niet worden gepubliceerd. Vul aan of verbeter eerst: ${reasons}. Of plan een taal die af is.`,
  en: `Not planned, because it cannot be published like this. Complete or correct first: ${reasons}. Or plan a language that is complete.`,
  de: `Nicht geplant, denn so lässt es sich nicht veröffentlichen. Zuerst ergänzen oder korrigieren: ${reasons}. Oder planen Sie eine fertige Sprache.`,
});

/** Returns the fields that keep a language from being published, by publishing it in a transaction that is rolled back. */
async function refusedFields(
  { payload, user, i18n }: Planner,
  entry: DraftedEntry,
  locale: LocaleCode,
): Promise<string | undefined> {
  const req = await createLocalReq({ user, locale, req: { i18n, t: i18n.t } }, payload);
  await initTransaction(req);
  try {
    await payload.update({ ...entry, locale, data: { _status: 'published' }, depth: 0, overrideAccess: false, user, req });
    return undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return fieldsOf(error) || error.message;
  } finally {
    await killTransaction(req);
  }
}

/** Whether an error tells the editor why. The bundle of the admin has two copies of its class, so that `instanceof` may miss it. */
const isRefusal = (error: unknown): error is APIError => (error as Partial<APIError>).isPublic === true;

/** Returns the names of the fields of a validation error; an empty text for another error. */
function fieldsOf({ data }: APIError): string {
  const { errors = [] } = (data ?? {}) as { errors?: { label?: unknown; path: string }[] };
  return [...new Set(errors.map(({ label, path }) => (typeof label === 'string' ? label : path)))].join(', ');
}
