import { Suspense } from 'react';
import { followStatistics } from '../metadata/tag-manager.ts';
import { externalStore } from '../platform/external-store.ts';
import { deferredViews } from '../platform/rendering/DeferredView.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';
import { consent } from './consent.ts';

const isAsking = externalStore(false);
const isChoosing = externalStore(false);

consent.watch(() => isAsking.set(false));
deferredViews.set([
  ...deferredViews.get(),
  <Suspense key="consent">
    <ConsentController />
  </Suspense>,
]);

/** Asks for consent unless the visitor has already chosen, and applies the choice. */
export function initConsent(): void {
  isAsking.set(!consent.isChosen());
  followStatistics();
}

export function openSettings(): void {
  isChoosing.set(true);
}

function ConsentController() {
  return (
    <>
      {isAsking.use() && <ConsentBanner onChoose={openSettings} />}
      {isChoosing.use() && <ConsentSettings onClose={() => isChoosing.set(false)} />}
    </>
  );
}
