import { describe, expect, it } from 'vitest';
import { isNeededPage, remainingBlocks, remainingMenu, usedCandidates } from './removable-content.ts';

describe('EDT-15 the demo content', () => {
  it('includes content pages, but neither fixed nor legal pages', () => {
    const pages = [
      { type: 'home' },
      { type: 'login' },
      { type: 'contentPage', key: 'privacy' },
      { type: 'contentPage', key: 'about' },
    ];
    expect(pages.map((page) => isNeededPage(page as never))).toEqual([true, true, true, false]);
  });

  it('leaves functional blocks on needed pages unless they refer to removed content', () => {
    const blocks = ['titleText', 'form', 'products', 'newsletter', 'html'].map((blockType, id) => ({ blockType, id }));
    const remaining = (type: 'home' | 'contact') => remainingBlocks({ type }, blocks, ({ id }) => id === 4).map(({ id }) => id);
    expect([remaining('contact'), remaining('home')]).toEqual([[0, 1, 3], [3]]);
  });

  it('leaves menu items that lead somewhere, and no heading without items', () => {
    const page = (id: number, children?: object[]) => ({ kind: 'internal', id, ...(children && { children }) });
    const menu = [
      page(1, [page(2), page(3)]),
      page(4),
      { kind: 'text', id: 5, children: [page(2)] },
      { kind: 'text', id: 6, children: [] },
    ];
    const isGone = ({ id }: { id: number }) => [2, 4].includes(id);
    expect(remainingMenu(menu as never[], isGone as never)).toEqual([page(1, [page(3)]), { kind: 'text', id: 6, children: [] }]);
  });

  it('stays as far as own content refers to it, with its parts', () => {
    const part = (to: string) => ({ to, isPart: true });
    const other = (to: string) => ({ to, isPart: false });
    const links: Record<string, { to: string; isPart: boolean }[]> = {
      'news own': [other('products bench')],
      'products bench': [part('categories benches'), part('media picture'), other('products table'), other('news own')],
      'products table': [part('media table')],
      'categories benches': [part('media category')],
    };
    const names = Object.values(links).flatMap((targets) => targets.map(({ to }) => to));
    const candidates = new Set(names.filter((name) => name !== 'news own'));
    expect([...usedCandidates(['news own'], (name) => links[name] ?? [], candidates)]).toEqual([
      ['products bench', 'news own'],
      ['categories benches', 'products bench'],
      ['media picture', 'products bench'],
      ['media category', 'categories benches'],
    ]);
  });
});
