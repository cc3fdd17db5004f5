import { read } from '../platform/data/fragment.ts';
import type { ErrorPageFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import type { Absence } from '../platform/routing/page-failure.ts';
import { ErrorPageOnDemand } from './ErrorPageOnDemand.tsx';

/** Renders the page of the backend for an address without a page (ERR-01), or a message without it (ERR-03). */
export function PageNotFound({ absence }: { absence?: Absence }) {
  const t = useMessages('errors');
  const content = absence?.content;
  const page = content?.notFound && read<ErrorPageFragment>(content.notFound);
  return <ErrorPageOnDemand status={absence?.isGone ? 410 : 404} page={page} sets={content?.algemeen} title={t('notFound')} />;
}
