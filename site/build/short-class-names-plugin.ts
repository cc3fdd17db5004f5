import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Matches scoped class names. A hash that begins with a hyphen does not match, because style sheets may write it with escapes.
 */
export const scopedName = /(?<![\w-])(?:_\d[\w-]{5}|[A-Za-z_][\w-]{5})_[A-Za-z]\w*/g;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns four letters for a scoped class name, the same in every build. */
export function shortName(scoped: string): string {
  const bytes = createHash('sha256').update(scoped).digest();
  return [0, 1, 2, 3].map((place) => letters[bytes.readUInt16BE(place * 2) % letters.length]).join('');
}

/**
 * Shortens the class names of CSS modules to four letters. Vite's CSS transformer cannot shorten `[hash]_[local]`, which costs
 * half a kilobyte per page in brotli. The client and server builds produce the same names. Throws an error if two classes get the
 * same name.
 */
export function shortClassNames(): Plugin {
  const known = new Map<string, string>();
  const shorten = (scoped: string) => {
    const short = shortName(scoped);
    const other = known.get(short);
    if (other !== undefined && other !== scoped)
      throw new Error(`the classes ${other} and ${scoped} have the same short name: rename one`);
    known.set(short, scoped);
    return short;
  };
  return {
    name: 'plantsoen:short-class-names',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code: code.replaceAll(scopedName, shorten), map: null }),
    },
    generateBundle(_options, bundle) {
      const scoped = new Set(known.values());
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const source = typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString();
        const keyframes = new Set([...source.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name));
        const isClass = (name: string) => scoped.has(name) && !keyframes.has(name);
        file.source = source.replaceAll(scopedName, (name) => (isClass(name) ? shortName(name) : name));
      }
    },
  };
}
