import { useEffect, useState } from 'react';
import layout from '../../design/foundation/layout.module.css';
import type { ProductResults } from './product-results.ts';
import { useResultText } from './use-result-text.ts';

/** Delay in ms after the last change before the result is announced, so that partial words are not. */
const settlingTime = 700;

type SearchStatusProps = { query: string; found: ProductResults | undefined; hasFailed: boolean };

/** Announces the result to screen readers after typing. */
export function SearchStatus({ query, found, hasFailed }: SearchStatusProps) {
  const textOf = useResultText();
  const text = query !== '' && (hasFailed || found?.query === query) ? textOf(query, found, hasFailed) : '';
  const [told, tell] = useState('');
  useEffect(() => {
    const timer = setTimeout(tell, text === '' ? 0 : settlingTime, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className={layout.hidden} role="status">
      {told}
    </p>
  );
}
