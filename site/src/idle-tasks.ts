import type { AnyRouter } from '@tanstack/react-router';
import { initConsent } from './consent/need-for-consent.ts';
import { initDomainHandoff } from './domain-handoff/init-domain-handoff.ts';
import { dropOutdatedMetadata } from './metadata/outdated-metadata.ts';
import { reportPageViews } from './metadata/page-views.ts';
import { initNewsletter } from './newsletter/init-newsletter.ts';
import { keepForOffline } from './offline/keep-offline.ts';
import { reportPins } from './page-builder/report-pins.ts';
import { formatsOf } from './platform/locale/formats.ts';
import type { SiteAddress } from './platform/locale/site-address.ts';
import { mayPrefetch } from './platform/navigation/connection.ts';
import { hasUnknownSession, isStandIn } from './platform/navigation/outage-notice.ts';
import { movePictures } from './platform/navigation/picture-transition.ts';
import { prefetchLinks } from './platform/navigation/prefetch.ts';
import { keepReturnLinks } from './platform/navigation/return-links.ts';
import { initCardButtons } from './products/init-card-buttons.ts';
import { hasEditLinks } from './quotation/shared-editing/has-edit-links.ts';
import { followSession } from './session/follow-session.ts';

/** Starts the work that every page needs once the browser is idle, so that it does not delay the page. */
export function runIdleTasks(router: AnyRouter, address: SiteAddress, fetchPage: (href: string) => Promise<void>): void {
  reportPageViews(router, address);
  reportPins();
  initConsent(router);
  initNewsletter(router);
  initDomainHandoff(address);
  initCardButtons(router);
  keepReturnLinks(address);
  dropOutdatedMetadata(router, address);
  movePictures(router);
  readyFormats(address);
  // While the API is unreachable, a member may get a public page. This does not end the session.
  if (!hasUnknownSession()) followSession(router.options.context.isMember);
  bringMembersThings(router);
  bringSharedLists(router);
  keepForOffline(router, address);
  if (!mayPrefetch(navigator) || isStandIn()) return;
  prefetchLinks(router, address, async (href) => {
    if (navigator.onLine && mayPrefetch(navigator)) await fetchPage(href);
  });
}

/** Loads the member's data on every page. Guests load nothing for it. */
function bringMembersThings(router: AnyRouter): void {
  const { context } = router.options;
  if (context.isMember)
    import('./member-idle-tasks.ts').then(({ memberIdleTasks }) => memberIdleTasks(context)).catch(context.report);
}

/** Loads the code of lists that several people edit (QUO-12), if this browser has one. */
function bringSharedLists({ options: { context } }: AnyRouter): void {
  if (!hasEditLinks()) return;
  import('./quotation/shared-editing/follow-shared-lists.ts')
    .then(({ followSharedLists }) => followSharedLists(context))
    .catch(context.report);
}

/**
 * Creates the number and country formats of the language while the browser is idle. The first use is slow and must not delay a
 * click.
 */
function readyFormats({ locale }: SiteAddress): void {
  const { number, country } = formatsOf(locale);
  number(0);
  country('NL');
}
