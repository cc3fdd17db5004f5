import { describe, expect, it } from 'vitest';
import type { Viewer } from '../platform/api/context.ts';
import { makeMember } from '../testing/members.ts';
import { apiTest } from '../testing/open-api.ts';

const globalSets = `query ($siteId: Int!) { algemeen(siteId: $siteId) {
  footer { footerSection1 footerLinks { id siteId uri title } footerLogos { url title width height } }
  globals {
    logo { url width height } darkLogo { url } headerImagePlaceholder { url }
    loginBox { pageTitle pageText titleField text } logInPopupBox { titleField text } signUpBox { titleField } requestAQuoteCta { titleField cta { text } }
    globalData { companyName eMailAddress phoneNumber streetNameHouseNumber postalCodeCityName country }
    topNavigation { url target customText } socialMedia { facebook instagram linkedin twitter pinterest }
  }
} }`;

const formTexts = '{ algemeen(siteId: 1) { globals { formRecipient avgText } } }';

const menu = `query ($locale: Int!) { navigation(locale: $locale) { kind title level uri url openInNewTab membersOnly
  children { kind title level uri url membersOnly } } }`;
const menuLinks = `{ navigation(locale: 1) { children { kind title internTitle externTitle uri
  openInNewTab openInNieuwTabblad internalLink { id slug uri } category { id slug uri } } } }`;

type MenuLink = {
  kind: string;
  title: string;
  internTitle: string | null;
  externTitle: string | null;
  uri: string | null;
  openInNewTab: boolean;
  openInNieuwTabblad: boolean;
  internalLink: { id: number; slug: string; uri: string } | null;
};

type MenuEntry = { kind: string; title: string; level: number; uri: string | null; membersOnly: boolean; children: MenuEntry[] };

const api = apiTest('demo');

describe('content of every page', () => {
  it('API-05 returns the notice below forms to everybody, and their recipient to editors only', async () => {
    const globals = async (viewer?: Viewer) => (await api.ask(formTexts, {}, viewer)).data.algemeen.globals;
    expect(await globals()).toEqual({ formRecipient: null, avgText: expect.stringContaining('<p>') });
    expect((await globals(await makeMember(api.payload))).formRecipient).toBeNull();
    const editor = { id: 1, collection: 'users', role: 'editor' } as Viewer;
    expect((await globals(editor)).formRecipient).toBe('info@brinkmeent.example');
  });

  it('API-05 returns footer and globals in each language, with links to live entries', async () => {
    const sections = ['/producten/zitmeubilair/', '/products/seating/', '/produkte/sitzmoebel/'];
    for (const [index, href] of sections.entries()) {
      const { algemeen } = (await api.ask(globalSets, { siteId: index + 1 })).data;
      expect(algemeen.footer.footerSection1).toContain(`href="${href}"`);
      expect(algemeen.footer.footerLinks.length).toBe(5);
      expect(algemeen.footer.footerLogos[0]).toMatchObject({ height: 60 });
      expect(algemeen.globals).toMatchObject({
        globalData: { companyName: 'Brinkmeent' },
        loginBox: {},
        logInPopupBox: {},
        signUpBox: {},
      });
      expect(algemeen.globals.topNavigation[0].url).toMatch(/^\/.+\/$/);
      expect(Object.values(algemeen.globals.socialMedia).every((url) => String(url).startsWith('https://'))).toBe(true);
    }
  });

  it('NAV-03 returns two menu levels of internal, category, external and text entries', async () => {
    const navigation: MenuEntry[] = (await api.ask(menu, { locale: 2 })).data.navigation;
    const all = navigation.flatMap((entry) => [entry, ...entry.children]);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['internal', 'category', 'external', 'text']));
    expect(new Set(all.map(({ level }) => level))).toEqual(new Set([1, 2]));
    expect(all.find(({ kind }) => kind === 'category')).toMatchObject({ title: 'Seating', uri: 'products/seating' });
  });

  it('NAV-03 returns the id, slug and uri of an internal link, and titles under the name of their kind as well', async () => {
    const { navigation } = (await api.ask(menuLinks)).data;
    const children: MenuLink[] = navigation.flatMap((entry: { children: MenuLink[] }) => entry.children);
    for (const entry of children) {
      const { kind, title, uri, internalLink } = entry;
      expect(entry.internTitle, title).toBe(kind === 'internal' || kind === 'category' ? title : null);
      expect(entry.externTitle, title).toBe(kind === 'external' ? title : null);
      expect(entry.openInNieuwTabblad, title).toBe(entry.openInNewTab);
      expect(internalLink, title).toEqual(
        kind === 'internal' ? { id: expect.any(Number), slug: uri?.split('/').at(-1), uri } : null,
      );
    }
    expect(new Set(children.map(({ kind }) => kind))).toEqual(new Set(['internal', 'category', 'external', 'text']));
  });

  it('MEM-01 NAV-04 hides members-only menu entries from guests, and all but the account from unapproved members', async () => {
    const titles = async (viewer?: Viewer) => {
      const navigation: MenuEntry[] = (await api.ask(menu, { locale: 1 }, viewer)).data.navigation;
      return navigation.flatMap((entry) => entry.children).map(({ title }) => title);
    };
    expect(await titles()).not.toContain('Favorieten');
    expect(await titles(await makeMember(api.payload))).toContain('Favorieten');
    const approved = await titles(await makeMember(api.payload));
    const newMember = await titles(await makeMember(api.payload, { isApproved: false }));
    expect(newMember).toContain('Favorieten');
    expect(approved.filter((title) => !newMember.includes(title))).toEqual(['Voor leden: prijslijst 2027']);
  });

  it('API-02 returns the not-found and service-unavailable pages in each language', async () => {
    for (const locale of [1, 2, 3]) {
      const question =
        'query ($locale: Int!) { notFound(locale: $locale) { type title } serviceUnavailable(locale: $locale) { type title } }';
      const { data } = await api.ask(question, { locale });
      expect([data.notFound.type, data.serviceUnavailable.type]).toEqual(['notFound', 'serviceUnavailable']);
    }
  });

  it('API-02 answers the news document with the overview and its articles, newest first', async () => {
    const question =
      '{ document(locale: 3, uri: "news", first: 48) { overview { title uri } total news { title uri postDate } } }';
    const { document } = (await api.ask(question)).data;
    expect(document.overview.uri).toBe('news');
    expect(document.total).toBe(12);
    const dates: string[] = document.news.map(({ postDate }: { postDate: string }) => postDate);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});
