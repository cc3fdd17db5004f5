import type { SiteAddress } from '../platform/locale/site-address.ts';
import { enhanceWith } from '../platform/rendering/enhance.ts';
import { hasListCode } from './list-code-cookie.ts';

/**
 * If each language has its own domain, transfers the visitor's data when the language is switched, and fetches a transferred
 * quotation list (LOC-09). Without scripts, the switcher is a plain link.
 */
export function initDomainHandoff({ indexable }: SiteAddress): void {
  if (!indexable) return;
  if (hasListCode()) enhanceWith(import('./fetch-list.ts'), ({ fetchList }) => fetchList());
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link || link.origin === location.origin || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    import('./start-handoff.ts').then(
      ({ startHandoff }) => startHandoff(link),
      () => location.assign(link.href),
    );
  });
}
