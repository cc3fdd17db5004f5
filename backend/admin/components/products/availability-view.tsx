import { redirect } from 'next/navigation.js';
import type { DocumentViewServerProps, PayloadRequest } from 'payload';
import { isEditor } from '../../../src/platform/access/roles.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { dutchDay } from '../../../src/platform/dutch-time.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { sparePartsYearsOf } from '../../../src/products/discontinuation/discontinuation.ts';
import { discontinuationEffects } from '../../../src/products/discontinuation/discontinuation-effects.ts';
import { readAvailability } from '../../../src/products/discontinuation/write-availability.ts';
import { usedIn } from '../../../src/references/used-in.ts';
import { DocumentTab } from '../document-tab.tsx';
import { leaveClosedView } from '../leave-closed-view.ts';
import { moreDocuments } from '../references/used-in-labels.ts';
import { UsedInTable } from '../references/used-in-table.tsx';
import { DiscontinuationEffectsTable } from './discontinuation-effects-table.tsx';
import { DiscontinuationForm } from './discontinuation-form.tsx';
import { discontinuationLabels as labels, partsLabel, stateLabel } from './discontinuation-labels.ts';
import { MakeAvailable } from './make-available.tsx';

/** Renders the tab of a product with its availability, the effects of discontinuing it, and the action itself (EDT-04). */
export async function AvailabilityView(view: DocumentViewServerProps) {
  const { req, docID } = view.initPageResult;
  if (!isEditor(req.user)) leaveClosedView();
  const id = Number(docID);
  const stored = Number.isSafeInteger(id) ? await readAvailability(req, id) : undefined;
  if (!stored) redirect('/admin/collections/products');
  const effects = await discontinuationEffects(await requestReads(req), id);
  const { uses, documents } = await usedIn(req, { collection: 'products', id });
  const successor = stored.successorId === null ? null : await titleOf(req, stored.successorId);
  const shown = new Set(uses.map(({ path }) => path)).size;
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  const isAvailable = stored.availability === 'available';
  const { title, sparePartsYears } = (view.doc ?? {}) as { title?: string | null; sparePartsYears?: number | null };
  return (
    <DocumentTab view={view} name={text('title')}>
      <h2>{labelFor(req, stateLabel(stored))}</h2>
      {!isAvailable && (
        <p>
          {successor ? (
            <>
              {text('successor')}: <a href={`/admin/collections/products/${successor.id}`}>{successor.title}</a>
            </>
          ) : (
            text('noSuccessor')
          )}
          {'. '}
          {stored.sparePartsUntil === null ? text('noParts') : labelFor(req, partsLabel(stored.sparePartsUntil))}.
        </p>
      )}
      {!isAvailable && <MakeAvailable id={id} isPlanned={stored.availability === 'phasingOut'} places={uses.length} />}
      <h3>{text('effects')}</h3>
      <p className="plantsoen-legend">{text('rules')}</p>
      <DiscontinuationEffectsTable effects={effects} i18n={req.i18n} />
      <h3>
        {text('places')} <span className="plantsoen-count">{uses.length}</span>
      </h3>
      {uses.length === 0 ? <p>{text('nothing')}</p> : <UsedInTable uses={uses} i18n={req.i18n} />}
      {documents > shown && <p>{labelFor(req, moreDocuments(documents - shown))}</p>}
      <h3>{text(isAvailable ? 'action' : 'change')}</h3>
      <DiscontinuationForm
        id={id}
        title={title || String(id)}
        today={dutchDay()}
        initial={{
          discontinuedOn: stored.discontinuedOn ?? dutchDay(),
          successor,
          sparePartsYears: isAvailable ? Math.min(sparePartsYears ?? 10, 30) : sparePartsYearsOf(stored),
        }}
        effects={effects}
        places={uses.length}
      />
    </DocumentTab>
  );
}

async function titleOf({ payload, i18n }: PayloadRequest, id: number): Promise<{ id: number; title: string }> {
  const doc = await payload.findByID({
    collection: 'products',
    id,
    depth: 0,
    locale: i18n.language as never,
    disableErrors: true,
  });
  return { id, title: doc?.title || doc?.articleNumber || String(id) };
}
