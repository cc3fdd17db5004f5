import * as ts from 'typescript/unstable/ast';
import type { Project, Symbol as TsSymbol, Type } from 'typescript/unstable/sync';

/** Answers questions about the types of expressions. */
export class NodeTypes {
  readonly #project: Project;

  constructor(project: Project) {
    this.#project = project;
  }

  /** Returns the symbol of a name, in the file that declares it. */
  symbol(node: ts.Node): TsSymbol | undefined {
    const { checker } = this.#project;
    const symbol = checker.getSymbolAtLocation(node);
    const declared = symbol?.declarations[0]?.resolve(this.#project);
    return symbol && declared && ts.isImportSpecifier(declared) ? checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Returns the values of an expression whose type is a literal or a union of literals; undefined for others. */
  literals(node: ts.Node): string[] | undefined {
    return literalsOf(this.#type(node));
  }

  /** Returns the literals of each type of item that a list has. */
  items(list: ts.Node): (string[] | undefined)[] {
    const type = this.#type(list);
    return type?.isTypeReference() ? this.#project.checker.getTypeArguments(type).map(literalsOf) : [];
  }

  isList(node: ts.Node): boolean {
    const type = this.#type(node);
    return type !== undefined && this.#project.checker.isArrayLikeType(type);
  }

  isString(node: ts.Node): boolean {
    return this.#name(node) === 'string';
  }

  /** Whether drizzle inserts an expression as SQL: a part of a statement or a name. */
  isSql(node: ts.Node): boolean {
    return /\b(SQL|Name)\b/.test(this.#name(node));
  }

  #name(node: ts.Node): string {
    const type = this.#type(node);
    return type ? this.#project.checker.typeToString(type) : '';
  }

  #type(node: ts.Node): Type | undefined {
    const { checker } = this.#project;
    const type = checker.getTypeAtLocation(node);
    return type?.isTypeParameter() || type?.isIndexedAccessType() ? checker.getBaseConstraintOfType(type) : type;
  }
}

function literalsOf(type: Type | undefined): string[] | undefined {
  const types = type?.isUnionType() ? (type.getTypes() ?? []) : type ? [type] : [];
  const values = types.flatMap((each) => (each.isStringLiteralType() || each.isNumberLiteralType() ? [String(each.value)] : []));
  return values.length > 0 && values.length === types.length ? values : undefined;
}
