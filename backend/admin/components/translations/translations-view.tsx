import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { writesTexts } from '../../../src/platform/access/roles.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { draftedCollections, isDrafted } from '../../../src/platform/publication/drafted-collections.ts';
import {
  rowsPerPage,
  translatedBy,
  translationOrders,
  translationsBehind,
} from '../../../src/translations/translation-overview.ts';
import { Overview } from '../overview.tsx';
import { kindLabels, translationsLabels } from './translations-labels.ts';
import { TranslationsTable } from './translations-table.tsx';

/** Renders the overview of translations: entries that are missing or older in English and German than in Dutch. */
export async function TranslationsView(view: AdminViewServerProps) {
  const { searchParams } = view;
  const { req } = view.initPageResult;
  if (!writesTexts(req.user)) redirect('/admin');
  const parameter = (name: string) => [searchParams?.[name]].flat()[0] ?? '';
  const kind = isDrafted(parameter('kind')) ? parameter('kind') : '';
  const order = translationOrders.find((known) => known === parameter('sort')) ?? 'kind';
  const offset = Math.min(Math.max(Math.trunc(Number(parameter('offset')) || 0), 0), 100_000);
  const { rows, total } = await translationsBehind(await requestReads(req), {
    kind: isDrafted(kind) ? kind : undefined,
    locales: translatedBy(req.user),
    order,
    offset,
  });
  if (rows.length === 0 && offset > 0) redirect(hrefWith({ kind, sort: order, offset: 0 }));
  const text = (name: keyof typeof translationsLabels) => labelFor(req, translationsLabels[name]);
  const page = { kind, sort: order, offset };
  return (
    <Overview view={view} title={text('title')}>
      <p>{text('intro')}</p>
      <p>
        {['', ...draftedCollections].map((one) => (
          <a key={one} href={hrefWith({ ...page, kind: one, offset: 0 })} aria-current={one === kind ? 'page' : undefined}>
            {isDrafted(one) ? labelFor(req, kindLabels[one]) : text('all')}
          </a>
        ))}
      </p>
      {rows.length === 0 ? <p>{text('none')}</p> : <TranslationsTable rows={rows} i18n={req.i18n} page={page} />}
      <p>
        {offset > 0 && <a href={hrefWith({ ...page, offset: Math.max(0, offset - rowsPerPage) })}>{text('previous')}</a>}
        {offset + rows.length < total && <a href={hrefWith({ ...page, offset: offset + rowsPerPage })}>{text('next')}</a>}
      </p>
    </Overview>
  );
}

type PageOfOverview = { kind: string; sort: string; offset: number };

/** Returns the address of the overview with its sort order and filter. */
function hrefWith({ kind, sort, offset }: PageOfOverview): string {
  return `/admin/translations?${new URLSearchParams({ ...(kind && { kind }), sort, offset: String(offset) })}`;
}
