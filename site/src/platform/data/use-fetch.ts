import { useEffect, useState } from 'react';
import { type Ask, Fetching, type FetchState } from './fetching.ts';

export type Fetch<Data> = FetchState<Data> & { run(ask: Ask<Data>): Promise<Data | undefined>; abort(): void };

/**
 * Requests data in the browser: `run((signal) => query(Operation, variables, signal))`. Unmounting or hiding the view aborts the request.
 */
export function useFetch<Data>(minimumDelay?: number): Fetch<Data> {
  const [fetching] = useState(() => new Fetching<Data>(minimumDelay));
  useEffect(() => fetching.abort, [fetching]);
  return { ...fetching.state.use(), run: fetching.run, abort: fetching.abort };
}
