import { currentPageRequest } from '../platform/rendering/page-request.server.ts';
import { readContainers } from './containers.ts';

/**
 * What a document tells search engines and social networks of its page (SEO-01), rendered on the server alone: React moves tags and
 * links to the head. Scripts of the metadata stand here too, so that they run when a document is loaded and never else; their texts
 * are registered for the policy (SEC-01).
 */
export function DocumentMetadata() {
  const { metadata, registerScript } = currentPageRequest();
  if (!metadata) return null;
  const { tags, links, scripts, jsonLd } = readContainers(metadata);
  for (const script of scripts) if ('text' in script) registerScript(script.text);
  return (
    <>
      {tags.map((tag) => (
        <meta key={`${tag.name ?? tag.property} ${tag.content}`} {...tag} />
      ))}
      {links.map(({ hreflang, ...link }) => (
        <link key={`${link.rel} ${hreflang ?? link.href}`} {...link} hrefLang={hreflang} />
      ))}
      {scripts.map((script) =>
        'src' in script ? (
          <script key={script.src} src={script.src} defer />
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend's own script, which cannot end its element
          <script key={script.text} dangerouslySetInnerHTML={{ __html: script.text }} />
        ),
      )}
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
