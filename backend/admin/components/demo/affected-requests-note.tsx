import { labelFor } from '../../../src/platform/payload/label.ts';
import type { AffectedRequests } from '../../../src/seed/removal/affected-requests.ts';
import { demoLabels as labels, requestsWithAdviser, requestsWithProducts } from './demo-labels.ts';

type Props = { affected: AffectedRequests; i18n: { language: string } };

/** Renders the quote requests that name removed products or lose their adviser (EDT-15); nothing without any. */
export function AffectedRequestsNote({ affected, i18n }: Props) {
  const { withProducts, withAdviser, openWithAdviser, advisers } = affected;
  if (withProducts === 0 && withAdviser === 0) return null;
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(advisers);
  return (
    <>
      <h2>{labelFor({ i18n }, labels.requests)}</h2>
      <ul>
        {withAdviser > 0 && <li>{labelFor({ i18n }, requestsWithAdviser(withAdviser, openWithAdviser, names))}</li>}
        {withProducts > 0 && <li>{labelFor({ i18n }, requestsWithProducts(withProducts))}</li>}
      </ul>
    </>
  );
}
