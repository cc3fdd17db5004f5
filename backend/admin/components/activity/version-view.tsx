import type { DocumentViewServerProps, PayloadRequest } from 'payload';
import { cloneElement, type ReactElement } from 'react';
// Payload exports the views around this one, but not the view itself.
import { VersionView as PayloadVersionView } from '../../../../node_modules/@payloadcms/next/dist/views/Version/index.js';
import { type DocumentActivity, versionActivity } from '../../../src/activity/document-activity.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { isDrafted } from '../../../src/platform/publication/drafted-collections.ts';
import { LocalDate } from '../local-date.tsx';
import { VersionState } from './version-state.tsx';

/**
 * Renders Payload's comparison of two versions with the states of the list of versions: Payload has one published version for all
 * languages, and labels a draft as published. A version is compared with the one before it in its language.
 */
export async function VersionView(view: DocumentViewServerProps) {
  const { req, collectionConfig, docID } = view.initPageResult;
  const slug = collectionConfig?.slug;
  if (!slug || !isDrafted(slug)) return PayloadVersionView(view);
  const activity = await versionActivity(await requestReads(req), slug, Number(docID));
  const versions = activity.filter(({ versionId }) => versionId !== null);
  const { routeSegments, searchParams } = view;
  const versionTo = Number(routeSegments.at(-1));
  const at = versions.findIndex(({ versionId }) => versionId === versionTo);
  const shown = versions[at];
  const earlier = versions.slice(at + 1);
  const before = earlier.find(({ locales }) => locales.some((locale) => shown?.locales.includes(locale))) ?? earlier[0];
  const versionFrom = searchParams?.versionFrom ?? (before && String(before.versionId));
  const comparison = await PayloadVersionView({
    ...view,
    searchParams: { ...searchParams, ...(versionFrom && { versionFrom }) },
  });
  return cloneElement(comparison as ReactElement<Record<string, unknown>>, {
    VersionToCreatedAtLabel: shown ? <VersionLabel req={req} version={shown} /> : <span />,
    versionFromOptions: versions
      .filter(({ versionId }) => versionId !== versionTo)
      .map((version) => ({ value: version.versionId, label: <VersionLabel req={req} version={version} /> })),
    // A version is always restored as a draft, so there is no second button for it.
    versionToStatus: 'draft',
  });
}

function VersionLabel({ req, version }: { req: PayloadRequest; version: DocumentActivity }) {
  return (
    <span className="plantsoen-version">
      <LocalDate date={version.at.toISOString()} hasTime /> <VersionState req={req} {...version} />
    </span>
  );
}
