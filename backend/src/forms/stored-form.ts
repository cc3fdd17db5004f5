import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { AddressedCollection, EntryKey } from '../platform/addresses/address.ts';
import type { ApiContext, Sql } from '../platform/api/context.ts';
import type { Form } from '../platform/generated/payload-types.ts';
import { localizedValue } from './definition/localized-value.ts';

type StoredPage = NonNullable<Form['pages']>[number];
export type StoredField = NonNullable<NonNullable<StoredPage['rows']>[number]['fields']>[number];

/** A stored form, in the language of a site that offers it. */
export type StoredForm = Pick<
  Form,
  'id' | 'handle' | 'title' | 'legalBasis' | 'showAvgText' | 'recipient' | 'retentionExceptions' | 'ticketSeries'
> & {
  siteId: SiteId;
  retentionDays: number;
  settings: Omit<NonNullable<Form['settings']>, 'redirectEntry'>;
  redirectEntry: EntryKey | undefined;
  pages: StoredPage[];
};

type Row = Omit<StoredForm, 'siteId' | 'redirectEntry'> & {
  sites: string[];
  redirect: Partial<Record<AddressedCollection, number>> | null;
};

/** SQL that reads forms in the shape of a Payload document for all languages, with texts by language. */
const statement = `
  select f.id, f.handle, f.recipient, f.retention_days::int as "retentionDays", f.show_avg_text as "showAvgText",
    f.ticket_series as "ticketSeries",
    texts.title, texts."legalBasis",
    array(select s.value::text from forms_sites s where s.parent_id = f.id) as sites,
    jsonb_build_object(
      'displayFormTitle', f.settings_display_form_title, 'displayPageTabs', f.settings_display_page_tabs,
      'displayCurrentPageTitle', f.settings_display_current_page_title, 'displayPageProgress', f.settings_display_page_progress,
      'progressPosition', f.settings_progress_position, 'defaultLabelPosition', f.settings_default_label_position,
      'defaultInstructionsPosition', f.settings_default_instructions_position, 'submitAction', f.settings_submit_action,
      'submitActionFormHide', f.settings_submit_action_form_hide,
      'submitActionMessageTimeout', f.settings_submit_action_message_timeout, 'submitActionTab', f.settings_submit_action_tab,
      'submitMethod', f.settings_submit_method, 'loadingIndicator', f.settings_loading_indicator,
      'validationOnSubmit', f.settings_validation_on_submit, 'validationOnFocus', f.settings_validation_on_focus,
      'integrations', array(select i.value::text from forms_settings_integrations i where i.parent_id = f.id order by i."order")) || coalesce(texts.settings, '{}') as settings,
    (select jsonb_strip_nulls(jsonb_build_object('pages', r.pages_id, 'categories', r.categories_id, 'products', r.products_id,
        'projects', r.projects_id, 'news', r.news_id, 'faq', r.faq_id))
      from forms_rels r where r.parent_id = f.id and r.path = 'settings.redirectEntry' limit 1) as redirect,
    (select coalesce(jsonb_agg(jsonb_build_object('site', e.site, 'field', e.field, 'days', e.days) order by e._order), '[]')
      from forms_retention_exceptions e where e._parent_id = f.id) as "retentionExceptions",
    (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', page_texts.name,
        'settings', jsonb_build_object('showBackButton', p.settings_show_back_button,
          'buttonsPosition', p.settings_buttons_position) || coalesce(page_texts.settings, '{}'),
        'rows', (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'fields', coalesce(w.fields, '[]')) order by w._order), '[]')
          from forms_pages_rows w where w._parent_id = p.id)) order by p._order), '[]')
      from forms_pages p left join lateral (
        select jsonb_object_agg(l._locale, l.name) as name,
          jsonb_build_object('submitButtonLabel', jsonb_object_agg(l._locale, l.settings_submit_button_label),
            'backButtonLabel', jsonb_object_agg(l._locale, l.settings_back_button_label)) as settings
        from forms_pages_locales l where l._parent_id = p.id) page_texts on true
      where p._parent_id = f.id) as pages
  from forms f left join lateral (
    select jsonb_object_agg(l._locale, l.title) as title, jsonb_object_agg(l._locale, l.legal_basis) as "legalBasis",
      jsonb_build_object('submitActionMessageHtml', jsonb_object_agg(l._locale, l.settings_submit_action_message_html),
        'redirectUrl', jsonb_object_agg(l._locale, l.settings_redirect_url),
        'errorMessageHtml', jsonb_object_agg(l._locale, l.settings_error_message_html),
        'loadingIndicatorText', jsonb_object_agg(l._locale, l.settings_loading_indicator_text)) as settings
    from forms_locales l where l._parent_id = f.id) texts on true
  where f.handle = any($1) or f.id = any($2)`;

/** Key of a form: its handle or its ID. */
type FormKey = string | number;

/** Returns a form that the site offers, by handle or ID; otherwise undefined. Concurrent calls share one statement. */
export async function storedForm(context: Reads, siteId: SiteId, key: FormKey): Promise<StoredForm | undefined> {
  const row = await rowsOf(context).load(key);
  return row && offeredForm(row, siteId);
}

/** Returns the handle of a form, even if no site offers it. */
export async function handleOfForm(context: Reads, id: number): Promise<string | undefined> {
  return (await rowsOf(context).load(id))?.handle;
}

type Reads = Pick<ApiContext, 'sql' | 'loader'>;

const rowsOf = ({ sql, loader }: Reads) => loader<FormKey, Row | undefined>('forms', (keys) => readForms(sql, keys));

async function readForms(sql: Sql, keys: readonly FormKey[]): Promise<(Row | undefined)[]> {
  const handles = keys.filter((key) => typeof key === 'string');
  const ids = keys.filter((key) => typeof key === 'number');
  const rows = await sql.query<Row>(statement, [handles, ids]);
  return keys.map((key) => rows.find((row) => row.handle === key || row.id === key));
}

/** Returns a form that the site offers, outside a GraphQL request; otherwise undefined. */
export async function findStoredForm(sql: Sql, siteId: SiteId, key: FormKey): Promise<StoredForm | undefined> {
  const [row] = await readForms(sql, [key]);
  return row && offeredForm(row, siteId);
}

function offeredForm(row: Row, siteId: SiteId): StoredForm | undefined {
  const locale = localeOfSite(siteId);
  if (!row.sites.includes(locale)) return undefined;
  const { redirect, sites: _, ...rest } = row;
  const [target] = Object.entries(redirect ?? {});
  const form = localizedValue(rest, locale) as Omit<StoredForm, 'siteId' | 'redirectEntry'>;
  return {
    ...form,
    siteId,
    redirectEntry: target && { collection: target[0] as AddressedCollection, id: target[1] },
  };
}

type Terms = Pick<StoredForm, 'siteId' | 'retentionDays' | 'retentionExceptions'>;

/** Returns the retention of submissions in the form's site, in days (FRM-14). */
export function retentionOf({ siteId, retentionDays, retentionExceptions }: Terms): number {
  const own = (retentionExceptions ?? []).find(({ site, field }) => !field && site === localeOfSite(siteId));
  return own?.days ?? retentionDays;
}

/** Returns the retention in days for visitors who tick an agreement, by its handle. */
export function agreedRetentionOf({ siteId, retentionExceptions }: Terms): Record<string, number> {
  const agreed = (retentionExceptions ?? []).filter(({ site, field }) => field && (!site || site === localeOfSite(siteId)));
  return Object.fromEntries(agreed.map(({ field, days }) => [field, days]));
}
