import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Does something as soon as the visitor sets off for another page, before its position is noted. */
export function useBeforeNavigation(act: () => void): void {
  const router = useRouter({ warn: false });
  const perform = useEffectEvent(act);
  useEffect(() => router?.subscribe('onBeforeNavigate', () => perform()), [router]);
}
