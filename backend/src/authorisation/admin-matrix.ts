import { readFileSync } from 'node:fs';
import { type AdminRole, adminRoles } from '../platform/access/roles.ts';

/** Permission of a role for a collection or global: an operation, the texts of own languages, or the own account. */
export type Permission = 'read' | 'create' | 'update' | 'delete' | 'delete*' | 'texts' | 'own';
const permissions: readonly string[] = ['read', 'create', 'update', 'delete', 'delete*', 'texts', 'own'] satisfies Permission[];

type ByRole<Cell> = Record<AdminRole, Cell>;
type AdminMatrix = {
  /** Permissions by collection or global. */
  documents: Map<string, ByRole<ReadonlySet<Permission>>>;
  /** Endpoints with their method, such as `POST jobs/retry`, and the roles that may call them. */
  endpoints: Map<string, ByRole<boolean>>;
};

const file = new URL('../../../docs/authorisation.md', import.meta.url);

/** Reads the rights of each role of the admin from docs/authorisation.md. Throws for an unknown permission. */
export function readAdminMatrix(text = readFileSync(file, 'utf8')): AdminMatrix {
  const documents = tableOf(text, 'Collection or global').flatMap(({ first, cells }) => {
    const rights = byRole(cells, (cell) => new Set(listed(cell).map(permissionOf)));
    return listed(first).map((slug) => [slug, rights] as const);
  });
  const endpoints = tableOf(text, 'Endpoint of the admin').map(
    ({ first, cells }) => [first, byRole(cells, (cell) => cell === 'yes')] as const,
  );
  return { documents: new Map(documents), endpoints: new Map(endpoints) };
}

const listed = (cell: string): string[] => cell.split(',').flatMap((part) => part.trim() || []);

function permissionOf(word: string): Permission {
  if (!permissions.includes(word)) throw new Error(`docs/authorisation.md: unknown permission ${word}`);
  return word as Permission;
}

function byRole<Cell>(cells: readonly string[], read: (cell: string) => Cell): ByRole<Cell> {
  return Object.fromEntries(adminRoles.map((role, index) => [role, read(cells[index] ?? '')])) as ByRole<Cell>;
}

/** Returns the rows of the table whose first heading is `title`. */
function tableOf(text: string, title: string): { first: string; cells: string[] }[] {
  const [, after = ''] = text.split(`| ${title} |`);
  const rows = after.split('\n').slice(2);
  const end = rows.findIndex((row) => !row.startsWith('|'));
  return rows.slice(0, end).map((row) => {
    const [first = '', ...cells] = row.split('|').slice(1, -1);
    return { first: first.trim(), cells: cells.map((cell) => cell.trim()) };
  });
}
