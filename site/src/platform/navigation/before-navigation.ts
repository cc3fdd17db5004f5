import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Does something as soon as the visitor sets off for another page, or another query of this one, before its position is noted. */
export function useBeforeNavigation(act: (to: ParsedLocation) => void): void {
  const router = useRouter({ warn: false });
  const perform = useEffectEvent(act);
  useEffect(() => router?.subscribe('onBeforeNavigate', ({ toLocation }) => perform(toLocation)), [router]);
}
