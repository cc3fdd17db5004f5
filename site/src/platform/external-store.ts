import { useSyncExternalStore } from 'react';

/** A value outside of React that views follow. Server and hydration see what it begins with. */
export type ExternalStore<Value> = {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
  use(): Value;
};

/** A store that begins with `initial`; setting what it holds already tells nobody. */
export function externalStore<Value>(initial: Value): ExternalStore<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  const store: ExternalStore<Value> = {
    get: () => current,
    set(value) {
      if (Object.is(current, value)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    use: () => useSyncExternalStore(store.subscribe, store.get, () => initial),
  };
  return store;
}
