/** Returns a file size with its unit: '76 kB', '2,4 MB'. */
export function formatFileSize(bytes: number, number: (value: number) => string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${number(Math.round(kilobytes / 100) / 10)} MB`;
}
