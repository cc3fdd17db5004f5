import { useMemo } from 'react';
import { type FragmentOf, read } from '../platform/data/fragment.ts';
import type { PageMetadataFragment } from '../platform/generated/operations-types.ts';
import { readContainers } from './containers.ts';

/** What a page's entry puts into the head (SEO-02); React moves it there. */
export function PageHead({ entry }: { entry: FragmentOf<PageMetadataFragment> }) {
  const { title, tags, links, jsonLd } = useMemo(() => readContainers(read(entry)), [entry]);
  return (
    <>
      <title>{title}</title>
      {tags.map((tag) => (
        <meta key={tag.name ?? tag.property} {...tag} />
      ))}
      {links.map(({ hreflang, ...link }) => (
        <link key={`${link.rel} ${hreflang ?? link.href}`} {...link} hrefLang={hreflang} />
      ))}
      {jsonLd.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, with '<' escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}
