const closing = Buffer.from('</body>');

/** The document with HTML at its end that is no part of the application, whose code stays free of it; the browser's navigation leaves it standing. */
export function atDocumentEnd(document: Buffer, html: string): Buffer {
  const end = document.lastIndexOf(closing);
  if (end < 0) return document;
  return Buffer.concat([document.subarray(0, end), Buffer.from(html), document.subarray(end)]);
}
