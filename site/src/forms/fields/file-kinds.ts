import type { Translate } from '../../platform/messages/page-messages.tsx';
import type { FileUploadContent } from '../form-content.ts';
import type nl from '../messages/nl.json';

/** Returns the allowed file types and the size limit in words: 'PDF, DWG or PNG, up to 25 MB'. */
export function fileKinds(t: Translate<typeof nl>, { accept, maxMb }: Pick<FileUploadContent, 'accept' | 'maxMb'>): string {
  const kinds = accept.map((ending) => ending.replace(/^\./, '').toUpperCase());
  const last = kinds.pop();
  const size = `${maxMb}`;
  if (!last) return t('fileSize', { size });
  return t('fileKinds', { size, kinds: kinds.length === 0 ? last : t('or', { list: kinds.join(', '), last }) });
}
