const closing = Buffer.from('</body>');

/**
 * Returns the document with HTML inserted before its end. The HTML is not part of the application, and navigation in the browser does not
 * remove it.
 */
export function injectBeforeBodyEnd(document: Buffer, html: string): Buffer {
  const end = document.lastIndexOf(closing);
  if (end < 0) return document;
  return Buffer.concat([document.subarray(0, end), Buffer.from(html), document.subarray(end)]);
}
