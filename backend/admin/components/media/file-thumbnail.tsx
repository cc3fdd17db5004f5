import type { ReviewedFile, UploadCollection } from '../../../src/media/media-review.ts';
import { formatOf } from '../../../src/media/stored-picture.ts';

const folders = { media: 'pictures', drawings: 'drawings' } as const;

/** Renders a small version of a picture or drawing; nothing for other files. */
export function FileThumbnail({ kind, file: { hash, mimeType } }: { kind: UploadCollection; file: ReviewedFile }) {
  if (kind === 'files' || !hash || !mimeType) return null;
  return <img src={`/media/${folders[kind]}/${hash}.${formatOf({ mimeType })}?thumbnail`} alt="" loading="lazy" />;
}
