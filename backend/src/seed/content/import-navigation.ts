import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Navigation } from '../../platform/generated/payload-types.ts';
import type { GlobalBlueprint } from './blueprints.ts';
import { readDemo, type Texts } from './demo-content.ts';
import type { References } from './references.ts';

type DemoMenuItem = {
  kind: 'internal' | 'external' | 'category' | 'text';
  link?: string;
  url?: string;
  title: Texts;
  openInNewTab?: boolean;
  membersOnly: boolean;
  children?: DemoMenuItem[];
};

type MenuItem = NonNullable<Navigation['mainMenu']>[number];

export function navigationBlueprint(): GlobalBlueprint<'navigation'> {
  const { mainMenu } = readDemo<{ mainMenu: DemoMenuItem[] }>('editorial/navigation');
  return {
    slug: 'navigation',
    shared: () => ({}),
    texts: (locale, references) => ({ mainMenu: mainMenu.map((item) => menuItemIn(locale, item, references)) }),
  };
}

function menuItemIn(locale: LocaleCode, item: DemoMenuItem, references: References): MenuItem {
  const { kind, link = '', url, title, openInNewTab = false, membersOnly, children } = item;
  return {
    kind,
    title: title[locale],
    openInNewTab,
    membersOnly,
    ...(kind === 'internal' && { page: references.id(link) }),
    ...(kind === 'category' && { category: references.id(link) }),
    ...(kind === 'external' && { url }),
    ...(children && { children: children.map((child) => menuItemIn(locale, child, references)) }),
  };
}
