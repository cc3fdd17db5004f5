import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { duplicateFiles, filesWithoutText } from '../../../src/media/media-review.ts';
import { isEditor } from '../../../src/platform/access/roles.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { Overview } from '../overview.tsx';
import { DuplicatesTable } from './duplicates-table.tsx';
import { firstOf, mediaLabels as labels } from './media-labels.ts';
import { MissingTextsTable } from './missing-texts-table.tsx';

const lists = ['alt', 'duplicates'] as const;

/** Renders the pictures and drawings without alternative text, or the files that exist more than once (EDT-06). */
export async function MediaCheckView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!isEditor(req.user)) redirect('/admin/login');
  const shown = view.searchParams?.show === 'duplicates' ? 'duplicates' : 'alt';
  const sql = await requestReads(req);
  const [undescribed, repeated] = [await filesWithoutText(sql), await duplicateFiles(sql)];
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  const names = { alt: text('missingTexts'), duplicates: text('duplicates') };
  const totals = { alt: undescribed.total, duplicates: repeated.total };
  const rows = { alt: undescribed.files.length, duplicates: repeated.groups.length };
  return (
    <Overview view={view} title={text('review')}>
      <nav className="plantsoen-links" aria-label={text('review')}>
        {lists.map((list) => (
          <a key={list} href={`/admin/media-check?show=${list}`} aria-current={list === shown ? 'page' : undefined}>
            {names[list]} <span className="plantsoen-count">{totals[list]}</span>
          </a>
        ))}
      </nav>
      {totals[shown] === 0 ? (
        <p>{text(shown === 'alt' ? 'noMissingTexts' : 'noDuplicates')}</p>
      ) : (
        <>
          <p>{text(shown === 'alt' ? 'missingIntro' : 'duplicatesIntro')}</p>
          {shown === 'alt' ? (
            <MissingTextsTable req={req} files={undescribed.files} />
          ) : (
            <DuplicatesTable req={req} groups={repeated.groups} />
          )}
        </>
      )}
      {totals[shown] > rows[shown] && <p>{labelFor(req, firstOf(rows[shown], totals[shown]))}</p>}
    </Overview>
  );
}
