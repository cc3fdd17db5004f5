export type DrawingBox = { x: number; y: number; width: number; height: number };

/** A dimensional drawing and the positions of its views. */
export type Drawing = {
  url: string;
  alt: string;
  width: number;
  height: number;
  views: readonly (DrawingBox & { kind: string })[];
};

/** Returns the position of the ground line as a fraction of the drawing's height from the top; undefined without a front view. */
export function groundOf({ height, views }: Pick<Drawing, 'height' | 'views'>): number | undefined {
  const front = views.find(({ kind }) => kind === 'front');
  return front && (front.y + front.height) / height;
}

/** Distance in drawing units by which lines extend beyond the box of a view. */
const stroke = 3;

/** Returns front and side view, extended by the width of their outer lines and cut off at the ground. */
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
