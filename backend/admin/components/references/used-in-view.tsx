import { redirect } from 'next/navigation.js';
import type { CollectionSlug, DocumentViewServerProps } from 'payload';
import { isAdminUser, isEditor } from '../../../src/platform/access/roles.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { usedIn } from '../../../src/references/used-in.ts';
import { DocumentTab } from '../document-tab.tsx';
import { ReplaceEverywhere } from './replace-everywhere.tsx';
import { countOfPlaces, usedInLabels as labels, moreDocuments } from './used-in-labels.ts';
import { UsedInTable } from './used-in-table.tsx';

const states = ['live', 'draft', 'missing'] as const;

/** Renders the tab of a document with its uses. */
export async function UsedInView(view: DocumentViewServerProps) {
  const { doc } = view;
  const { req, collectionConfig, docID } = view.initPageResult;
  if (!isAdminUser(req.user)) redirect('/admin/login');
  if (!collectionConfig || docID === undefined) redirect('/admin');
  const { uses, documents } = await usedIn(req, { collection: collectionConfig.slug, id: Number(docID) });
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  const titleField = collectionConfig.admin.useAsTitle ?? 'id';
  const shown = new Set(uses.map(({ path }) => path)).size;
  return (
    <DocumentTab view={view} name={text('title')}>
      <h2>
        {text('title')} <span className="plantsoen-count">{labelFor(req, countOfPlaces(uses.length))}</span>
      </h2>
      {uses.length === 0 ? (
        <p>{text('unused')}</p>
      ) : (
        <>
          <UsedInTable uses={uses} i18n={req.i18n} />
          {isEditor(req.user) && (
            <ReplaceEverywhere
              collection={collectionConfig.slug as CollectionSlug}
              id={Number(docID)}
              title={String(doc?.[titleField] || doc?.filename || docID)}
              titleField={titleField}
              uses={uses}
              remaining={documents - shown}
            />
          )}
          {documents > shown && <p>{labelFor(req, moreDocuments(documents - shown))}</p>}
          <p className="plantsoen-legend">
            {states.map((state) => (
              <span key={state}>
                <span className="plantsoen-language" data-state={state} aria-hidden="true">
                  nl
                </span>{' '}
                {text(state)}
              </span>
            ))}
          </p>
        </>
      )}
      <p className="plantsoen-legend">{text('versions')}</p>
    </DocumentTab>
  );
}
