import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { kindName } from '../../../src/activity/latest-activity.ts';
import { writesTexts } from '../../../src/platform/access/roles.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { editableKinds, translatedBy } from '../../../src/translations/translated-kinds.ts';
import { openCounts, openStates, openTranslations, rowsPerPage } from '../../../src/translations/translation-overview.ts';
import { leaveClosedView } from '../leave-closed-view.ts';
import { Overview } from '../overview.tsx';
import { TranslationCounts } from './translation-counts.tsx';
import { translationsLabels as labels, stateLabels } from './translations-labels.ts';
import { hrefOf, queryOf } from './translations-query.ts';
import { TranslationsTable } from './translations-table.tsx';

/** Renders the overview of translations: every localised text that is missing, outdated or a draft, by document (EDT-09). */
export async function TranslationsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!writesTexts(req.user)) leaveClosedView();
  const own = translatedBy(req.user);
  const kinds = await editableKinds(req);
  const query = queryOf(view.searchParams, kinds);
  const { kind, locale, state, sort, offset } = query;
  const locales = locale && own.includes(locale) ? [locale] : own;
  const sql = await requestReads(req);
  const [{ rows, total }, counts] = await Promise.all([
    openTranslations(sql, { kinds: kind ? [kind] : kinds, locales, state, order: sort, offset }),
    openCounts(sql, { kinds, locales: own }),
  ]);
  if (rows.length === 0 && offset > 0) redirect(hrefOf({ ...query, offset: 0 }));
  const { i18n } = req;
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const names = new Map(kinds.map((slug) => [slug, kindName(req, slug)]));
  const isFiltered = Boolean(kind || locale || state);
  const link = (name: string, change: Partial<typeof query>, isCurrent: boolean) => (
    <a key={name} href={hrefOf({ ...query, ...change, offset: 0 })} aria-current={isCurrent ? 'true' : undefined}>
      {name}
    </a>
  );
  return (
    <Overview view={view} title={text('title')}>
      <p>{text('intro')}</p>
      {counts.length > 0 && (
        <details open={!isFiltered}>
          <summary>{text('perKind')}</summary>
          <div className="plantsoen-scroll">
            <TranslationCounts counts={counts} locales={own} names={names} query={query} i18n={i18n} />
          </div>
        </details>
      )}
      <h2>
        {text('list')} <span className="plantsoen-count">{new Intl.NumberFormat(i18n.language).format(total)}</span>
      </h2>
      <nav aria-label={text('language')} className="plantsoen-links">
        {link(text('allLanguages'), { locale: undefined }, !locale)}
        {own.map((code) => link(languages.of(code) ?? code, { locale: code }, code === locale))}
      </nav>
      <nav aria-label={text('state')} className="plantsoen-links">
        {link(text('allStates'), { state: undefined }, !state)}
        {openStates.map((one) => link(labelFor(req, stateLabels[one]), { state: one }, one === state))}
      </nav>
      {kind && (
        <nav aria-label={text('kind')} className="plantsoen-links">
          {link(text('allKinds'), { kind: undefined }, false)}
          {link(names.get(kind) ?? kind, { kind }, true)}
        </nav>
      )}
      {rows.length === 0 ? (
        <p>
          {text(isFiltered ? 'noneHere' : 'none')} {isFiltered && <a href={hrefOf({ sort, offset: 0 })}>{text('clear')}</a>}
        </p>
      ) : (
        <div className="plantsoen-scroll">
          <TranslationsTable rows={rows} names={names} query={query} i18n={i18n} />
        </div>
      )}
      <p>
        {offset > 0 && <a href={hrefOf({ ...query, offset: Math.max(0, offset - rowsPerPage) })}>{text('previous')}</a>}
        {offset + rows.length < total && <a href={hrefOf({ ...query, offset: offset + rowsPerPage })}>{text('next')}</a>}
      </p>
    </Overview>
  );
}
