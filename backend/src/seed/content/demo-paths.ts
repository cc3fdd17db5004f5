import { defaultLocale, type LocaleCode } from '@plantsoen/contract/locales.ts';
import { readDemo, type Texts } from './demo-content.ts';

type DemoPage = { key: string; parent: string | null; slug: Texts };

/** Returns the path of a demo page ('page:guides') in a language. */
export function demoPath(reference: string, locale: LocaleCode = defaultLocale): string {
  const { pages } = readDemo<{ pages: DemoPage[] }>('editorial/pages');
  const slugs: string[] = [];
  let key: string | null = reference.replace(/^page:/, '');
  while (key !== null) {
    const page = pages.find((candidate) => candidate.key === key);
    if (!page) throw new Error(`the demo content links to ${reference}, which does not exist`);
    slugs.unshift(page.slug[locale]);
    key = page.parent;
  }
  return `/${slugs.join('/')}/`;
}

/** Returns HTML of the demo content with the paths of its pages. */
export function withDemoPaths(html: string, locale: LocaleCode): string {
  return html.replace(/href="(page:[\w-]+)"/g, (_, reference: string) => `href="${demoPath(reference, locale)}"`);
}
