import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mergeRemark } from '../member/merge-line.ts';
import type { QuotationLine } from '../quotation-line.ts';
import { jot, note } from '../quotation-rules.ts';
import { useQuotationChange } from '../use-quotation-change.ts';

/** Delay in ms between the last key and storing an unfinished remark. */
const pause = 400;

/**
 * Returns the remark of a line and its handlers. It is stored at each pause, and final when the visitor leaves the field or the
 * page. A remark that others have stored meanwhile remains, too, and another line that has come to this place gets none.
 */
export function useRemark(line: QuotationLine) {
  const change = useQuotationChange();
  const [typed, setTyped] = useState<string>();
  const remark = line.remark ?? '';
  /** The product, and the remark as this field has found or stored it last. */
  const known = useRef({ id: line.id, remark });
  const type = (text: string) => {
    if (typed === undefined) known.current = { id: line.id, remark };
    setTyped(text);
  };
  const leave = () => {
    if (typed !== undefined && known.current.id === line.id) {
      const both = mergeRemark(known.current.remark, typed.trim(), remark);
      change((lines) => note(lines, line, both));
    }
    setTyped(undefined);
  };
  const keep = useEffectEvent((text: string) => {
    if (known.current.id !== line.id || known.current.remark !== remark) return;
    change((lines) => {
      const jotted = jot(lines, line, text);
      if (jotted !== lines) known.current = { id: line.id, remark: text.trim() };
      return jotted;
    });
  });
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
  return { remark: typed ?? remark, type, leave };
}
