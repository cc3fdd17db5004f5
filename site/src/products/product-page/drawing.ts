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

/** What a line reaches beyond the box of the points that it joins. */
const stroke = 3;

/** The views that stand on the ground, all with the ground as their lower edge: front and side, their outer lines whole. */
export function standingViews({ views }: Pick<Drawing, 'views'>): (DrawingBox & { kind: 'front' | 'side' })[] {
  const front = views.find(({ kind }) => kind === 'front');
  const side = views.find(({ kind }) => kind === 'side');
  if (!front) return [];
  const ground = front.y + front.height;
  const cut = <Kind>(kind: Kind, { x, y, width }: DrawingBox) => ({
    kind,
    x: x - stroke,
    y: y - stroke,
    width: width + 2 * stroke,
    height: ground - y + stroke,
  });
  return [cut('front' as const, front), ...(side && side.y < ground ? [cut('side' as const, side)] : [])];
}
