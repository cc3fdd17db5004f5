import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { missingKeys, type NeededKey } from '../platform/field-key-check.ts';
import { parseFieldKeys } from '../platform/field-keys.ts';
import { type InstallationKeys, keyFiles } from './archive-keys.ts';
import type { RestoreTarget } from './restore-target.ts';

type KeyRestore = {
  target: Pick<RestoreTarget, 'dataFolder' | 'fieldKeys'>;
  /** Keys in the archive, if it has them and they could be read. */
  archived: InstallationKeys | undefined;
  needed: readonly NeededKey[];
  overwrite: boolean;
};

/**
 * Writes the keys of an archive to the files of the data folder, except those that variables set, or that exist and may not be
 * overwritten. An overwritten file stays beside the new one as `….before-restore`, in case the restore fails. Changes nothing and
 * returns a problem if the installation would then lack a key of the archive's content.
 */
export function restoreKeys({ target, archived, needed, overwrite }: KeyRestore): string | undefined {
  const { dataFolder, fieldKeys } = target;
  const files = keyFiles(dataFolder);
  const mayWrite = (file: string) => archived !== undefined && (overwrite || !existsSync(file));
  const writesFieldKeys = fieldKeys === undefined && mayWrite(files.fieldKeys);
  const stored = existsSync(files.fieldKeys) ? readFileSync(files.fieldKeys, 'utf8') : '';
  const text = fieldKeys ?? (writesFieldKeys ? archived?.fieldKeys : undefined) ?? stored;
  const missing = missingIn(text, needed);
  const remedy = () => {
    if (fieldKeys !== undefined) return ' or from an archive with keys: FIELD_KEYS takes precedence, also with --overwrite';
    if (!archived) return ', or use an archive with keys';
    const helps = !overwrite && missingIn(archived.fieldKeys, needed).length === 0;
    return helps ? ', or add --overwrite to replace the key files' : '';
  };
  if (missing.length > 0)
    return `the archive needs the field key ${missing.join(', ')}, which is not in \
${fieldKeys === undefined ? files.fieldKeys : 'FIELD_KEYS'}. \
Add it from where the keys are stored${remedy()}. Nothing was changed`;
  if (!archived) return undefined;
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  if (writesFieldKeys) replaceFile(files.fieldKeys, `${archived.fieldKeys}\n`);
  const { fieldKeys: _, ...secrets } = archived;
  if (mayWrite(files.secrets)) replaceFile(files.secrets, `${JSON.stringify(secrets, null, 2)}\n`);
  return undefined;
}

function missingIn(text: string, needed: readonly NeededKey[]): string[] {
  const keys = parseFieldKeys(text);
  return missingKeys(typeof keys === 'string' ? [] : keys, needed);
}

function replaceFile(file: string, content: string): void {
  if (existsSync(file)) renameSync(file, `${file}.before-restore`);
  writeFileSync(file, content, { mode: 0o600 });
}
