import type { SourcePart } from '../../../src/translations/source-texts.ts';

/** Renders the parts of a source text: paragraphs, formatted texts, and rows with the texts below them. */
export function SourceParts({ parts }: { parts: readonly SourcePart[] }) {
  return parts.map(({ label, text, html, parts: inner = [] }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity, and are replaced together
    <div key={index} className={label ? 'plantsoen-source-part' : undefined}>
      {label && <strong>{label}</strong>}
      {text && <p>{text}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API has sanitised it */}
      {html && <div dangerouslySetInnerHTML={{ __html: html }} />}
      <SourceParts parts={inner} />
    </div>
  ));
}
