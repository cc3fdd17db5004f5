import { formNames } from '@plantsoen/form-rules/field-names.ts';
import { useRef, useState } from 'react';
import type { FormExtension } from '../../forms/form-extension.ts';
import { usePostedForm } from '../../forms/use-posted-form.ts';
import { dismissAbout } from '../../notifications/notify.ts';
import { changeList } from '../lists/list-rules.ts';
import { type NamedList, type NamedLists, openList } from '../lists/named-list.ts';
import { changeLists, namedLists, useNamedLists } from '../lists/quotation-lists.ts';
import { orderedLines } from '../lists/section-rules.ts';
import { undoChange } from '../lists/undo-change.ts';
import { storeProjectName } from '../project-name.ts';
import type { QuotationLines } from '../quotation-line.ts';
import { type QuotationRule, remove } from '../quotation-rules.ts';
import { requestedItems } from '../requested-items.ts';
import { isEditedTogether } from '../shared-editing/has-edit-links.ts';
import { useQuotationChange } from '../use-quotation-change.ts';
import { projectTexts } from './project-texts.ts';

/** State of the list after a request: none was submitted, its lines were removed, or it stays because others edit it, too. */
export type SubmittedList = 'none' | 'removed' | 'kept';

/** The number that the company assigned, the state of the list, and whether a limit withheld the confirmation (FRM-14). */
export type SentRequest = { number: string; list: SubmittedList; isUnconfirmed?: boolean | undefined };

/** State of a quote request. */
export type RequestState = { isSending: boolean; hasFailed: boolean; sent?: SentRequest };

/**
 * Returns the state of the request and the additions to its form: list and project name (QUO-08). After submission, the submitted
 * lines are removed from the list in all tabs, unless others edit it, too: they would lose them without notice.
 */
export function useRequest() {
  const all = useNamedLists();
  const open = all && openList(all);
  const lines = open && orderedLines(open);
  const { place = '', tenderDate = '', sections = [] } = open ?? {};
  const hasData = place !== '' || tenderDate !== '' || sections.length > 0;
  const change = useQuotationChange();
  // A form that was posted without scripts was sent without the list.
  const { number, isUnconfirmed } = usePostedForm('quoteRequest') ?? {};
  const [state, setState] = useState<RequestState>({
    isSending: false,
    hasFailed: false,
    ...(number !== undefined && { sent: { number, isUnconfirmed, list: 'none' as const } }),
  });
  const sent = useRef<QuotationLines>([]);
  const cleared = useRef<{ before: NamedLists; after: NamedLists }>(undefined);
  const list = lines && lines.length > 0 ? JSON.stringify(requestedItems(lines)) : undefined;
  const companion: FormExtension = {
    showsNumber: true,
    known: (handles) => projectTexts(openList(namedLists()), handles),
    inputs: list && (
      <>
        <input type="hidden" name={formNames.list} value={list} />
        {hasData && <input type="hidden" name={formNames.listData} value={JSON.stringify({ place, tenderDate, sections })} />}
      </>
    ),
    onSend() {
      sent.current = lines ?? [];
      setState({ isSending: true, hasFailed: false });
    },
    onAnswer(answer) {
      const hasList = sent.current.length > 0;
      if (answer.outcome !== 'sent') return setState({ isSending: false, hasFailed: hasList });
      const { number, isUnconfirmed } = answer;
      const isKept = open !== undefined && isEditedTogether(open.id);
      const became = !hasList ? 'none' : isKept ? 'kept' : 'removed';
      setState({
        isSending: false,
        hasFailed: false,
        ...(number !== undefined && { sent: { number, isUnconfirmed, list: became } }),
      });
      if (open && hasList) dismissAbout(open.id);
      if (isKept) return;
      const before = namedLists();
      clearSubmittedItems(change, sent.current);
      changeLists((now) => changeList(now, now.open, withoutProject));
      cleared.current = { before, after: namedLists() };
    },
  };
  /** Puts the submitted lines back. Returns whether they are stored. */
  const restore = () => {
    const { before, after } = cleared.current ?? {};
    return before !== undefined && after !== undefined && changeLists((now) => undoChange(now, before, after));
  };
  return { state, lines, companion, restore };
}

/** Removes the project data of a list without lines: the next request is for another project. */
const withoutProject = (list: NamedList): NamedList =>
  list.lines.length === 0 ? { ...list, place: '', tenderDate: '', sections: [] } : list;

/**
 * Removes the submitted lines from the list, and the project name if no lines remain (QUO-08). Lines that another tab has added
 * meanwhile remain.
 */
export function clearSubmittedItems(change: (rule: QuotationRule) => void, sent: QuotationLines): void {
  let left: QuotationLines = [];
  change((lines) => {
    left = sent.reduce((rest, line) => remove(rest, line), lines);
    return left;
  });
  if (left.length === 0) storeProjectName('');
}
