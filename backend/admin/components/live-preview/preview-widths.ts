/** Widths of the preview in CSS pixels. */
export const previewWidths = { phone: 390, tablet: 820, desktop: 1280 } as const;

export type PreviewWidth = keyof typeof previewWidths;

export const isPreviewWidth = (name: unknown): name is PreviewWidth =>
  typeof name === 'string' && Object.hasOwn(previewWidths, name);

type Size = { width: number; height: number };

/** Returns the size of a page of this width, and the scale at which it fits into the available width and fills the height. */
export function fitPreview(name: PreviewWidth, available: Size): Size & { scale: number } {
  const width = previewWidths[name];
  const scale = Math.min(1, Math.max(available.width, 1) / width);
  return { width, height: Math.max(Math.floor(available.height / scale), 1), scale };
}
