import { useEffect, useState } from 'react';
import layout from '../../design/layout.module.css';
import type { FoundProducts } from './found-products.ts';
import { useFoundText } from './use-found-text.ts';

/** How long a text must have stood before it is told: nobody wants to hear what was found for half a word. */
const settlingTime = 700;

type SearchStatusProps = { query: string; found: FoundProducts | undefined; hasFailed: boolean };

/** Tells those who do not see the panel what was found, once the words are typed. */
export function SearchStatus({ query, found, hasFailed }: SearchStatusProps) {
  const textOf = useFoundText();
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
