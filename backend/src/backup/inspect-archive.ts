import {
  ArchiveError,
  type ArchiveHeader,
  type DatabaseDescription,
  filePrefix,
  memberNames,
  type TableDescription,
  tablePrefix,
} from './archive-format.ts';
import type { ArchivedKeys } from './archive-keys.ts';
import { readArchive, readHeader, readJson } from './read-archive.ts';
import { isBackupKey } from './storage-files.ts';

/** Description of a complete archive, with the number of files and of parts of tables. */
export type InspectedArchive = {
  header: ArchiveHeader;
  database: DatabaseDescription;
  keys: ArchivedKeys | undefined;
  files: number;
  tables: number;
  missingFiles: readonly string[];
};

/** Reads a complete archive and returns its description. Throws an `ArchiveError` if it is damaged. */
export async function inspectArchive(path: string): Promise<InspectedArchive> {
  const reading = readArchive(path);
  let header: ArchiveHeader | undefined;
  let database: DatabaseDescription | undefined;
  let keys: ArchivedKeys | undefined;
  let [files, tables] = [0, 0];
  for (;;) {
    const { value: member, done } = await reading.next();
    if (done) {
      if (!header || !database) throw new ArchiveError('the file is not a backup of Plantsoen');
      return { header, database, keys, files, tables, missingFiles: member.missingFiles };
    }
    if (!header) header = await readHeader(member);
    else if (member.name === memberNames.database) database = await readJson<DatabaseDescription>(member);
    else if (member.name === memberNames.keys) keys = await readJson<ArchivedKeys>(member);
    else if (isFile(member.name)) files += 1;
    else if (isPartOfTable(member.name, database?.tables)) tables += 1;
    else throw new ArchiveError(`the archive contains ${member.name}, which is neither a file nor a table of Plantsoen`);
  }
}

const isFile = (name: string) => name.startsWith(filePrefix) && isBackupKey(name.slice(filePrefix.length));
const isPartOfTable = (name: string, tables: readonly TableDescription[] = []) =>
  tables.some((table) => name.startsWith(`${tablePrefix}${table.schema}/${table.name}/`));
