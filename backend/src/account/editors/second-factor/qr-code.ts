/**
 * Parameters of QR code version 6 with the lowest error correction, in two blocks (ISO/IEC 18004). Other sizes are not needed.
 */
const size = 41;
const blocks = 2;
const dataBytes = 68;
const errorBytes = 18;
/** Maximum text length: the data bytes minus mode, length and terminator. */
const maxTotalBytes = blocks * dataBytes - 2;
/** Format bits of error correction level L and mask 0. */
const format = 0x77c4;

type Grid = (boolean | undefined)[][];

/** Returns the modules of a QR code row by row, true for dark ones. Returns undefined if the text is too long. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = Buffer.from(text);
  if (bytes.length > maxTotalBytes) return undefined;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  drawPatterns(grid);
  drawBits(grid, codewords(bytes));
  return grid.map((row) => row.map(Boolean));
}

/** Returns the dark modules as an SVG path of 41 units. */
export function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

function drawPatterns(grid: Grid): void {
  const set = (x: number, y: number, isDark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) (grid[y] as Grid[number])[x] = isDark;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const square = (cx: number, cy: number, reach: number, light: number) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== light && ring !== 4);
      }
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, 2);
  square(34, 34, 2, 1);
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((format >> bit) & 1) === 1;
    if (bit < 6) set(8, bit, isDark);
    else if (bit < 8) set(8, bit + 1, isDark);
    else if (bit === 8) set(7, 8, isDark);
    else set(14 - bit, 8, isDark);
    if (bit < 8) set(size - 1 - bit, 8, isDark);
    else set(8, size - 15 + bit, isDark);
  }
  set(8, size - 8, true);
}

/** Fills columns of two from the right, alternately upwards and downwards, and inverts every second module (mask 0). */
function drawBits(grid: Grid, words: readonly number[]): void {
  let at = 0;
  for (let right = size - 1, isUp = true; right >= 1; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y] as Grid[number];
        if (row[x] !== undefined) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        row[x] = (bit === 1) !== ((x + y) % 2 === 0);
        at += 1;
      }
    }
  }
}

function codewords(bytes: Buffer): number[] {
  const bits = [0x4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from({ length: bits.length / 2 }, (_, at) => ((bits[2 * at] ?? 0) << 4) | (bits[2 * at + 1] ?? 0));
  for (let pad = 0xec; data.length < blocks * dataBytes; pad ^= 0xfd) data.push(pad);
  const parts = Array.from({ length: blocks }, (_, block) => data.slice(block * dataBytes, (block + 1) * dataBytes));
  return [...interleaved(parts), ...interleaved(parts.map((part) => errorCorrection(part, errorBytes)))];
}

const interleaved = (parts: readonly number[][]) => (parts[0] ?? []).flatMap((_, at) => parts.map((part) => part[at] ?? 0));

/** Multiplies in the field of 256 elements that QR codes use. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** Returns the error correction of a block (Reed-Solomon). */
export function errorCorrection(data: readonly number[], length: number): number[] {
  const divisor = new Array<number>(length).fill(0);
  divisor[length - 1] = 1;
  for (let turn = 0, root = 1; turn < length; turn++, root = times(root, 2))
    for (let at = 0; at < length; at++) divisor[at] = times(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
  const rest = new Array<number>(length).fill(0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((part, at) => {
      rest[at] = (rest[at] ?? 0) ^ times(part, factor);
    });
  }
  return rest;
}
