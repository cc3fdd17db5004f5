import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Calls `act` when a navigation to another page or query starts, before the scroll position is stored. */
export function useBeforeNavigation(act: (to: ParsedLocation) => void): void {
  const router = useRouter({ warn: false });
  const perform = useEffectEvent(act);
  useEffect(() => router?.subscribe('onBeforeNavigate', ({ toLocation }) => perform(toLocation)), [router]);
}
