import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { storedProjectName, storeProjectName } from '../../project-name.ts';
import type { QuotationLine } from '../../quotation-line.ts';
import { useQuotationLines } from '../../quotation-list.ts';
import { useQuotationChange } from '../../use-quotation-change.ts';
import { importSharedList } from './import-shared-list.ts';

/** Lines to copy, the name of their project, and the number of lines that are no longer available. */
type Source = { lines: readonly QuotationLine[]; project: string | null; gone: number };
type ImportNotice = { kind: 'success' | 'notice'; text: string };

/**
 * Returns a function that copies lines into the visitor's list and returns a message. The project name is copied if the visitor
 * has none.
 */
export function useImportSharedList(): (source: Source) => ImportNotice {
  const t = useMessages('quotation/list');
  const change = useQuotationChange();
  const own = useQuotationLines();
  return ({ lines: others, project, gone }) => {
    const { lines, added, raised, full } = importSharedList(own, others);
    if (project && storedProjectName() === '') storeProjectName(project);
    const messages = [
      added > 0 && t('tookAdded', { count: added }),
      raised > 0 && t('tookRaised', { count: raised }),
      full > 0 && t('tookFull', { count: full }),
      gone > 0 && t('tookGone', { count: gone }),
    ].filter((part) => part !== false);
    if (added + raised > 0) change(() => lines);
    const text = messages.length === 0 ? t('tookNothing') : t('tookOver', { parts: messages.join(', ') });
    return { kind: full > 0 ? 'notice' : 'success', text };
  };
}
