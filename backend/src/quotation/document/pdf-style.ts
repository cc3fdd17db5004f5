/** Dimensions of a page in points, like the printed quotation list of the site: A4, one ground line, hairlines between rows. */
export const pageLayout = {
  width: 595.28,
  height: 841.89,
  left: 42.5,
  right: 552.8,
  top: 43,
  /** Lower end of the rows, above the foot. */
  bottom: 783,
  foot: 800,
} as const;

export const columns = {
  number: { x: 42.5, width: 26 },
  picture: { x: 71, width: 81, height: 57.86 },
  product: { x: 163, width: 168 },
  remark: { x: 341, width: 108 },
  amount: { x: 452, width: 39 },
  weight: { x: 495, width: 57.8 },
} as const;

export const ink = { ink: '#15211f', soft: '#5b6664', line: '#dad8d0' } as const;

/** Font sizes with their line heights. */
export const type = {
  title: { size: 29, leading: 31, weight: 500, spacing: -0.8 },
  continued: { size: 11, leading: 15, weight: 500, spacing: 0 },
  project: { size: 14, leading: 18, weight: 400, spacing: -0.1 },
  name: { size: 10.6, leading: 14, weight: 500, spacing: 0 },
  strong: { size: 10, leading: 14, weight: 500, spacing: 0 },
  text: { size: 9.3, leading: 13.2, weight: 400, spacing: 0 },
  label: { size: 8.2, leading: 11, weight: 400, spacing: 0 },
} as const;

export type TypeName = keyof typeof type;
