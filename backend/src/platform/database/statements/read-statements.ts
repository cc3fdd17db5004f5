import { join, relative } from 'node:path';
import * as ts from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { descendants, SqlEvaluator, type StatementText } from './sql-evaluator.ts';

/** Statement at its place, with a text per combination of its alternatives. */
export type Statement = { file: string; line: number; texts: StatementText[] };

const root = join(import.meta.dirname, '../../../../..');

/** Whether a file belongs to the programs. Test databases are created by statements without columns. */
const isProgram = (file: string) =>
  file.startsWith('backend/src/') && !/\/(migrations|statements|testing)\/|\/test-database\.ts$|\.test\.ts$/.test(file);

/** Returns the SQL statements of the backend's programs: the first arguments of `query` and `execute`. */
export function readStatements(): Statement[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'backend/tsconfig.json')] }).getProjects();
    if (!project) throw new Error('backend/tsconfig.json is no project');
    const evaluator = new SqlEvaluator(project);
    return project.program.getSourceFileNames().flatMap((path) => {
      const file = relative(root, path);
      const source = isProgram(file) ? project.program.getSourceFile(path) : undefined;
      return source ? statementsOf(source, file, evaluator) : [];
    });
  } finally {
    api.close();
  }
}

function statementsOf(source: ts.SourceFile, file: string, evaluator: SqlEvaluator): Statement[] {
  return descendants(source, ts.isCallExpression).flatMap(({ expression, arguments: [sql] }) => {
    const isStatement = ts.isPropertyAccessExpression(expression) && /^(query|execute)$/.test(expression.name.text);
    if (!isStatement || !sql || ts.isObjectLiteralExpression(sql)) return [];
    const { line } = source.getLineAndCharacterOfPosition(sql.getStart(source));
    return [{ file, line: line + 1, texts: evaluator.texts(sql) }];
  });
}
