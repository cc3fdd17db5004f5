import type { OutputInfo, Sharp } from 'sharp';

/** Share of full brightness from which the backdrop of a studio picture counts as white. */
const whitePoint = 0.93;

/** Width of the fade to white at each edge, as a share of the picture's width or height. */
const fade = { side: 0.09, above: 0.05, below: 0.12 };

/**
 * Makes the background of a studio picture white. It lifts the backdrop and fades the outer edges. The page multiplies the
 * picture with its own background, so that no frame is visible.
 */
export async function whiteGround(picture: Sharp): Promise<{ data: Buffer; info: OutputInfo }> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const across = Float32Array.from({ length: info.width }, (_, x) => keptAt((x + 0.5) / info.width, fade.side, fade.side));
  const down = Float32Array.from({ length: info.height }, (_, y) => keptAt((y + 0.5) / info.height, fade.above, fade.below));
  const lifted = Float32Array.from({ length: 256 }, (_, level) => 255 - Math.min(255, level / whitePoint));
  for (let y = 0, at = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const kept = (across[x] ?? 0) * (down[y] ?? 0);
      for (let channel = 0; channel < info.channels; channel += 1, at += 1) {
        data[at] = 255 - (lifted[data[at] ?? 0] ?? 0) * kept;
      }
    }
  }
  return { data, info };
}

/** Returns the share of the picture's darkness that remains at a position, rising smoothly from 0 at both edges. */
function keptAt(place: number, before: number, after: number): number {
  return smooth(place / before) * smooth((1 - place) / after);
}

function smooth(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}
