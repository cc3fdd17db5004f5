import { notify } from '../notifications/notify.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { changeQuotationList } from './quotation-list.ts';
import type { QuotationRule } from './quotation-rules.ts';

let isTold = false;

/** Returns a function that changes the list. The visitor is notified once if the list cannot be stored. */
export function useQuotationChange(): (rule: QuotationRule) => void {
  const t = useMessages('quotation');
  return (rule) => {
    if (changeQuotationList(rule) || isTold) return;
    isTold = true;
    notify({ kind: 'error', text: t('notKept') });
  };
}
