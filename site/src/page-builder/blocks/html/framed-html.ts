type Frames = {
  /** Begins the ids of what is named. */
  id: string;
  /** The name of a table without caption. */
  table: string;
  classNames: { table: string; scroller: string; embed: string };
};

const tables = /<table([^>]*)>(?:<caption[^>]*>(.*?)<\/caption>)?(.*?)<\/table>/gs;
const embeds = /<a [^>]*data-embed="[^"]*"[^>]*>.*?<\/a>/gs;

/**
 * Sanitised HTML of editors (SEC-02) in frames of our own (BLK-17): a table scrolls below its caption where the window is narrow, and an
 * embed has the place that it will take once it is shown.
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

/** The proportions that the embed was written with, as a style; as a film where it says none. */
function proportions(link: string): string {
  const [, width, height] = /data-width="(\d+)" data-height="(\d+)"/.exec(link) ?? [];
  return width && height ? ` style="aspect-ratio:${width}/${height}"` : '';
}
