export type DrawingBox = { x: number; y: number; width: number; height: number };

/** A dimensional drawing and where its views stand in it. */
export type Drawing = {
  url: string;
  alt: string;
  width: number;
  height: number;
  views: readonly (DrawingBox & { kind: string })[];
};

/** How far down a drawing its ground line lies, as a share of its height; undefined where no view tells. */
export function groundOf({ height, views }: Pick<Drawing, 'height' | 'views'>): number | undefined {
  const front = views.find(({ kind }) => kind === 'front');
  return front && (front.y + front.height) / height;
}

/** The views that stand on the ground, all with the ground as their lower edge: front and side. */
export function standingViews({ views }: Pick<Drawing, 'views'>): (DrawingBox & { kind: 'front' | 'side' })[] {
  const front = views.find(({ kind }) => kind === 'front');
  const side = views.find(({ kind }) => kind === 'side');
  if (!front) return [];
  const ground = front.y + front.height;
  return [
    { ...front, kind: 'front' },
    ...(side && side.y < ground ? [{ ...side, height: ground - side.y, kind: 'side' as const }] : []),
  ];
}
