/**
 * Returns a ref that keeps a custom property of the page at the height of an element, such as `--tray-height`, as long as the
 * element exists. Base styles add up these heights, so that bars at the foot of the window are above each other.
 */
export function publishHeight(property: `--${string}-height`): (element: HTMLElement | null) => (() => void) | undefined {
  return (element) => {
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(property, `${Math.ceil(element.getBoundingClientRect().height)}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}
