type Frames = {
  /** Prefix of the ids of labels. */
  id: string;
  /** Label of a table without caption. */
  table: string;
  classNames: { table: string; scroller: string; embed: string };
};

const tables = /<table([^>]*)>(?:<caption[^>]*>(.*?)<\/caption>)?(.*?)<\/table>/gs;
const embeds = /<a [^>]*data-embed="[^"]*"[^>]*>.*?<\/a>/gs;

/**
 * Adds frames to sanitised HTML of editors (SEC-02, BLK-17). A table scrolls below its caption in narrow windows, and an embed
 * reserves its space.
 */
export function framedHtml(html: string, { id, table, classNames }: Frames): string {
  let count = 0;
  return html
    .replace(tables, (_, attributes: string, caption: string | undefined, rows: string) => {
      const captionId = `${id}-table-${++count}`;
      const name = caption ? `aria-labelledby="${captionId}"` : `aria-label="${table}"`;
      const heading = caption ? `<figcaption id="${captionId}">${caption}</figcaption>` : '';
      const scroller = `<div class="${classNames.scroller}" role="region" tabindex="0" ${name}>`;
      return `<figure class="${classNames.table}">${heading}${scroller}<table${attributes} ${name}>${rows}</table></div></figure>`;
    })
    .replace(embeds, (link) => `<span class="${classNames.embed}"${proportions(link)} data-consent>${link}</span>`);
}

/**
 * Returns the stated aspect ratio of the embed as a style attribute; empty if it has none, so that the default for films applies.
 */
function proportions(link: string): string {
  const [, width, height] = /data-width="(\d+)" data-height="(\d+)"/.exec(link) ?? [];
  return width && height ? ` style="aspect-ratio:${width}/${height}"` : '';
}
