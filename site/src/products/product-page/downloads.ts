/** A file size as people read it: '76 kB', '2,4 MB'. */
export function formatFileSize(bytes: number, number: (value: number) => string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${number(Math.round(kilobytes / 100) / 10)} MB`;
}

/** The downloads that a site offers: those in Dutch alone stand in nl only (MEM-03). */
export function offeredDownloads<Item extends { dutchOnly: boolean }>(downloads: readonly Item[], locale: string): Item[] {
  return downloads.filter((download) => !download.dutchOnly || locale === 'nl');
}
