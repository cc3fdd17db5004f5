/**
 * Enhances a part of the page by code that is fetched for it. Where that cannot be fetched, as without a connection, the part stays as it
 * is, and nothing is reported; errors of the code itself are.
 */
export function enhanceWith<T>(code: Promise<T>, enhance: (code: T) => unknown = () => {}): void {
  void code.then(enhance, () => {});
}
