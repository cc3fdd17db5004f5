import { useEffect, useEffectEvent, useState } from 'react';
import type { QuotationLine } from '../quotation-line.ts';
import { jot, note } from '../quotation-rules.ts';
import { useQuotationChange } from '../use-quotation-change.ts';

/** Delay in ms between the last key and storing an unfinished remark. */
const pause = 400;

/**
 * Returns the remark of a line and its handlers. It is stored at each pause, and final when the visitor leaves the field or the
 * page.
 */
export function useRemark(line: QuotationLine) {
  const change = useQuotationChange();
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    if (typed !== undefined) change((lines) => note(lines, line, typed));
    setTyped(undefined);
  };
  const keep = useEffectEvent((text: string) => change((lines) => jot(lines, line, text)));
  const leavePage = useEffectEvent(leave);
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => keep(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const act = () => leavePage();
    addEventListener('pagehide', act);
    return () => {
      removeEventListener('pagehide', act);
      act();
    };
  }, []);
  return { remark: typed ?? line.remark ?? '', type: setTyped, leave };
}
