import { addressTag } from '@plantsoen/contract/cache-identity.ts';
import type { PeerContent } from './contract-peer.ts';

type Answered = Record<string, unknown> & { __typename: string };

/** Content in memory that a test can change while the peer runs. */
export class TestContent implements PeerContent {
  readonly #entries = new Map<string, Answered>();

  readonly root = {
    formTime: { token: '1.abc', validFor: 3600 },
    entry: ({ uri, siteId }: { uri: string; siteId: number }) =>
      this.#entries.get(`${siteId} ${uri}`) ?? { __typename: 'EntryAbsent', uri },
    notFound: ({ locale }: { locale: number }) => ({ id: 404, siteId: locale, title: `Absent in ${locale}` }),
    serviceUnavailable: ({ locale }: { locale: number }) => ({ id: 503, siteId: locale, title: `Unavailable in ${locale}` }),
  };

  tagsOf({ uri, siteId }: Record<string, unknown>): string[] {
    return typeof uri === 'string' ? [addressTag(Number(siteId), uri)] : [];
  }

  put(siteId: number, uri: string, entry: Answered): this {
    this.#entries.set(`${siteId} ${uri}`, { siteId, uri, ...entry });
    return this;
  }

  page(siteId: number, uri: string, id: number, title: string): this {
    return this.put(siteId, uri, { __typename: 'Page', id, title });
  }

  moved(siteId: number, from: string, to: string, permanent: boolean): this {
    return this.put(siteId, from, { __typename: 'EntryMoved', uri: to, permanent });
  }

  movedOut(siteId: number, from: string, url: string): this {
    return this.put(siteId, from, { __typename: 'EntryMoved', uri: '', url, permanent: true });
  }

  remove(siteId: number, uri: string): void {
    this.#entries.delete(`${siteId} ${uri}`);
  }
}

/** Returns the initial entries for tests of the running site. */
export function startingContent(): TestContent {
  return new TestContent()
    .page(1, '__home__', 1, 'Thuis')
    .page(2, '__home__', 1, 'Home')
    .page(3, '__home__', 1, 'Startseite')
    .page(1, 'nieuws', 2, 'Nieuws')
    .page(1, 'over-ons', 3, 'Over ons')
    .page(2, 'about-us', 3, 'About us')
    .moved(2, 'over-ons', 'about-us', false)
    .moved(1, 'oud', 'over-ons', true)
    .moved(1, 'oud.html', 'over-ons', true)
    .movedOut(1, 'folder.pdf', 'https://example.org/folder.pdf?v=2')
    .put(1, 'weg.html', { __typename: 'EntryGone' })
    .page(1, 'aanmelden', 4, 'Aanmelden')
    .page(1, 'zoeken', 5, 'Zoeken')
    .put(1, 'producten/banken', { __typename: 'Category', id: 6, title: 'Banken' })
    .moved(2, 'producten/banken', 'products/benches', false)
    .put(1, 'besloten', { __typename: 'EntryForMembers' });
}
