import { useSyncExternalStore } from 'react';

/** A value outside of React that views subscribe to. Server and hydration use the initial value. */
export type ExternalStore<Value> = {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
  use(): Value;
};

/** Returns a store with an initial value. Setting the same value notifies no listeners. */
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
