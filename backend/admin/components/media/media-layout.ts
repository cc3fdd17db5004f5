'use client';

import { useCallback, useSyncExternalStore } from 'react';

export type MediaLayout = 'grid' | 'list';

const key = 'plantsoen-media-layout';
const changed = 'plantsoen-media-layout-changed';

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the stored choice of this browser. Storage can be blocked. */
function storedLayout(): MediaLayout {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
}

/** Returns the layout of lists of media, which the browser remembers, and a function that changes it. */
export function useMediaLayout(): [MediaLayout, (layout: MediaLayout) => void] {
  const layout = useSyncExternalStore(subscribe, storedLayout, () => 'grid' as const);
  const change = useCallback((next: MediaLayout) => {
    try {
      localStorage.setItem(key, next);
    } finally {
      window.dispatchEvent(new Event(changed));
    }
  }, []);
  return [layout, change];
}
