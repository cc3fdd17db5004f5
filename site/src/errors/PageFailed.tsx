import { read } from '../platform/data/fragment.ts';
import type { ErrorPageFragment, ServiceUnavailablePageQuery } from '../platform/generated/operations-types.ts';
import { ErrorPageOnDemand } from './ErrorPageOnDemand.tsx';
import { useMessages } from './messages.ts';

/** What stands in place of a page that failed: the backend's page for it (ERR-02), else a message (ERR-03). */
export function PageFailed({ content }: { content?: ServiceUnavailablePageQuery }) {
  const t = useMessages();
  const page = content?.serviceUnavailable && read<ErrorPageFragment>(content.serviceUnavailable);
  return <ErrorPageOnDemand page={page} news={content?.document.news} title={t('failed')} text={t('failedText')} />;
}
