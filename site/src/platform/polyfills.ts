/**
 * Adds features that the oldest supported browsers lack: Safari before 18, Chrome and Edge before 126, Firefox 125. Only these browsers
 * load this file.
 */
URL.canParse ??= (url, base) => parse(url, base) !== null;
URL.parse ??= parse;
AbortSignal.any ??= anySignal;
Element.prototype.checkVisibility ??= function (this: Element) {
  return this.getClientRects().length > 0;
};

function parse(url: string | URL, base?: string | URL): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}
