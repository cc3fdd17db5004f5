import { useEffect, useState } from 'react';
import layout from '../../design/foundation/layout.module.css';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { ProductResults } from './product-results.ts';

/** Delay in ms after the last change before the result is announced, so that partial words are not. */
const settlingTime = 700;

type SearchStatusProps = { query: string; found: ProductResults | undefined; hasFailed: boolean };

/** Announces the result to screen readers after typing. */
export function SearchStatus({ query, found, hasFailed }: SearchStatusProps) {
  const textOf = useResultText();
  const text = query !== '' && (hasFailed || found?.query === query) ? textOf(query, found, hasFailed) : '';
  const [announced, announce] = useState('');
  useEffect(() => {
    const timer = setTimeout(announce, text === '' ? 0 : settlingTime, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className={layout.hidden} role="status">
      {announced}
    </p>
  );
}

/** Returns a function that describes the results in a sentence: their number, and the corrected query if there is one. */
export function useResultText() {
  const t = useMessages('search/panel');
  return (query: string, found: ProductResults | undefined, hasFailed = false): string => {
    if (hasFailed) return t('failed');
    const count = found?.columns[0]?.total ?? 0;
    if (count === 0) return t('none', { query });
    return found?.corrected ? t('foundFor', { count, query: found.corrected }) : t('found', { count });
  };
}
