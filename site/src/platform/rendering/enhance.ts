/**
 * Enhances a part of the page with code loaded on demand. If it cannot be loaded, for example without a connection, the part stays
 * unchanged and nothing is reported. Errors of the code itself are reported.
 */
export function enhanceWith<T>(code: Promise<T>, enhance: (code: T) => unknown = () => {}): void {
  void code.then(enhance, () => {});
}
