import { notify } from '../notifications/notify.ts';
import { useMessages } from './messages.ts';
import { changeQuotationList } from './quotation-list.ts';
import type { QuotationRule } from './quotation-rules.ts';

let isTold = false;

/** How views change the list: the visitor is told, once, where the browser does not keep it. */
export function useQuotationChange(): (rule: QuotationRule) => void {
  const t = useMessages();
  return (rule) => {
    if (changeQuotationList(rule) || isTold) return;
    isTold = true;
    notify({ kind: 'error', text: t('notKept') });
  };
}
