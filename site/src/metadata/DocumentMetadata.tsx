import { currentRenderRequest } from '../platform/rendering/render-request.server.ts';
import { readContainers } from './containers.ts';

/**
 * Renders the metadata of a page for search engines and social networks, on the server only (SEO-01). React moves tags and links
 * to the head. Scripts are rendered here, so that they run only when a document is loaded. Their texts are registered for the
 * content security policy (SEC-01).
 */
export function DocumentMetadata() {
  const { metadata, registerScript } = currentRenderRequest();
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
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of the backend that cannot end its element
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
