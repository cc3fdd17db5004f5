import { read } from '../platform/data/fragment.ts';
import type { ErrorPageFragment, NotFoundPageQuery } from '../platform/generated/operations-types.ts';
import { ErrorPageOnDemand } from './ErrorPageOnDemand.tsx';
import { useMessages } from './messages.ts';

/** What stands at an address that has no page: the backend's page for it (ERR-01), else a message (ERR-03). */
export function PageNotFound({ content }: { content?: NotFoundPageQuery }) {
  const t = useMessages();
  const page = content?.notFound && read<ErrorPageFragment>(content.notFound);
  return <ErrorPageOnDemand page={page} news={content?.document.news} title={t('notFound')} gap="404" />;
}
