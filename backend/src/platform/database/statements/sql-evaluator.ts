import * as ts from 'typescript/unstable/ast';
import type { Project } from 'typescript/unstable/sync';
import { Choices } from './choices.ts';
import { NodeTypes } from './node-types.ts';

/** Text of a statement. `choices` are the alternatives that it contains, such as one of several tables. */
export type StatementText = { text: string; choices: readonly string[] };

/** Expression with the values of the parameters that it uses, or an item of a list, of which only the text is known. */
type Bound = { node: ts.Node; scope: Scope; text?: string };
type Scope = ReadonlyMap<number, Bound>;

/** Text of values that exist only at run time. */
const runtimeValue = 'null';

/** Maximum number of texts of one statement. */
const maxTexts = 256;

/** Evaluates the expressions that build SQL, as far as the sources and their types determine them. */
export class SqlEvaluator {
  readonly #project: Project;
  readonly #types: NodeTypes;
  #choices = new Choices();

  constructor(project: Project) {
    this.#project = project;
    this.#types = new NodeTypes(project);
  }

  /** Returns the texts that an expression may have, one per combination of its alternatives. Throws if it has too many. */
  texts(node: ts.Node): StatementText[] {
    this.#choices = new Choices();
    const texts: StatementText[] = [];
    do {
      if (texts.length === maxTexts) throw new Error(`more than ${maxTexts} texts of ${node.getText()}`);
      texts.push({ text: this.#text({ node, scope: new Map() }), choices: this.#choices.taken() });
    } while (this.#choices.advance());
    return texts;
  }

  #text(bound: Bound): string {
    const { node, scope, text } = this.#resolve(bound);
    if (text !== undefined) return text;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isNumericLiteral(node)) return node.text;
    if (ts.isTemplateExpression(node)) return this.#template(node, scope, (each) => this.#text(each));
    if (ts.isTaggedTemplateExpression(node)) {
      if (!ts.isTemplateExpression(node.template)) return node.template.text;
      return this.#template(node.template, scope, (each) => {
        if (this.#types.isSql(each.node)) return this.#text(each);
        // Drizzle sends other values as parameters, and lists in parentheses.
        return this.#types.isList(each.node) ? `(${runtimeValue})` : runtimeValue;
      });
    }
    if (ts.isCallExpression(node)) return this.#call(node, scope);
    return this.#literal(node) ?? runtimeValue;
  }

  #template({ head, templateSpans }: ts.TemplateExpression, scope: Scope, textOf: (bound: Bound) => string): string {
    return (
      head.text + templateSpans.map(({ expression, literal }) => textOf({ node: expression, scope }) + literal.text).join('')
    );
  }

  #call(node: ts.CallExpression, scope: Scope): string {
    const { expression: callee } = node;
    const args = node.arguments.map((argument) => ({ node: argument, scope }));
    if (ts.isPropertyAccessExpression(callee) && args[0]) {
      const owner = { node: callee.expression, scope };
      if (callee.name.text === 'identifier') return `"${this.#text(args[0])}"`;
      if (callee.name.text === 'join')
        return this.#items(owner)
          .map((item) => this.#text(item))
          .join(this.#text(args[0]));
    }
    return this.#result({ node: callee, scope }, args);
  }

  /** Returns the items of a list: those in the source, the results of a `map`, or else all that its type allows. */
  #items(list: Bound): Bound[] {
    const { node, scope } = this.#resolve(list);
    if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => ({ node: element, scope }));
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'map') {
      const callee = { node: node.arguments[0] ?? node, scope };
      const items = this.#items({ node: node.expression.expression, scope });
      return items.map((item) => ({ node, scope, text: this.#result(callee, [item]) }));
    }
    const texts = this.#types.items(node).flatMap((literals) => literals ?? runtimeValue);
    return texts.map((text) => ({ node, scope, text }));
  }

  /** Returns the text that a function returns. */
  #result(callee: Bound, args: readonly Bound[]): string {
    const { node: made, scope } = this.#resolve(callee);
    if (!isFunction(made) || !made.body) return this.#literal(callee.node.parent) ?? runtimeValue;
    const inner = new Map(scope);
    for (const [place, parameter] of made.parameters.entries()) {
      const symbol = this.#types.symbol(parameter.name);
      const value = args[place] ?? (parameter.initializer && { node: parameter.initializer, scope });
      if (symbol && value) inner.set(symbol.id, value);
    }
    const body = ts.isBlock(made.body) ? made.body.statements.find(ts.isReturnStatement)?.expression : made.body;
    return body ? this.#text({ node: body, scope: inner }) : runtimeValue;
  }

  /** Follows names, properties and conditions to the expression that they stand for. */
  #resolve(bound: Bound): Bound {
    const { node, scope, text } = bound;
    if (text !== undefined) return bound;
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return this.#resolve({ node: node.expression, scope });
    if (ts.isConditionalExpression(node)) {
      const branch = this.#choices.choose(placeOf(node), [node.whenTrue, node.whenFalse]);
      return this.#resolve({ node: branch, scope });
    }
    if (ts.isIdentifier(node)) return this.#resolveName(bound, node);
    if (ts.isPropertyAccessExpression(node)) return this.#member({ node: node.expression, scope }, node.name.text) ?? bound;
    if (ts.isElementAccessExpression(node))
      return (
        this.#member({ node: node.expression, scope }, this.#text({ node: node.argumentExpression, scope }), placeOf(node)) ??
        bound
      );
    return bound;
  }

  #resolveName(bound: Bound, node: ts.Identifier): Bound {
    const symbol = this.#types.symbol(node);
    const assigned = symbol && bound.scope.get(symbol.id);
    if (assigned) return this.#resolve(assigned);
    const declared = symbol?.valueDeclaration?.resolve(this.#project);
    if (!declared) return bound;
    const { scope } = bound;
    if (isFunction(declared)) return { node: declared, scope };
    if (ts.isVariableDeclaration(declared) && declared.initializer) return this.#resolve({ node: declared.initializer, scope });
    if (ts.isBindingElement(declared) && ts.isVariableDeclaration(declared.parent.parent)) {
      const { initializer } = declared.parent.parent;
      return (initializer && this.#member({ node: initializer, scope }, node.text)) ?? bound;
    }
    return (ts.isParameterDeclaration(declared) && this.#argument(declared)) || bound;
  }

  /** Returns one of the values that the calls in the same file give to a parameter of a function. */
  #argument(parameter: ts.ParameterDeclaration): Bound | undefined {
    const made = parameter.parent;
    const name = ts.isFunctionDeclaration(made) && made.name && this.#types.symbol(made.name);
    if (!name || !(this.#types.isString(parameter) || this.#types.isSql(parameter))) return undefined;
    const place = made.parameters.indexOf(parameter);
    const callArguments = descendants(made.getSourceFile(), ts.isCallExpression).flatMap((call) =>
      ts.isIdentifier(call.expression) && call.expression.text === made.name?.text ? (call.arguments[place] ?? []) : [],
    );
    return callArguments.length > 0
      ? this.#resolve({ node: this.#choices.choose(placeOf(parameter), callArguments), scope: new Map() })
      : undefined;
  }

  /** Returns the value of an object's property, or one of all values if the name exists only at run time. */
  #member(owner: Bound, name: string, place?: string): Bound | undefined {
    const { node, scope } = this.#resolve(owner);
    if (!ts.isObjectLiteralExpression(node)) return undefined;
    const properties = node.properties.filter(ts.isPropertyAssignment);
    const named = properties.find((property) => (property.name as ts.Identifier).text === name);
    const found = named ?? (place && properties.length > 0 ? this.#choices.choose(place, properties) : undefined);
    return found && this.#resolve({ node: found.initializer, scope });
  }

  /** Returns the value of an expression by its type, a literal or a union of literals. */
  #literal(node: ts.Node): string | undefined {
    const values = this.#types.literals(node);
    if (!values) return undefined;
    const name = ts.isPropertyAccessExpression(node) ? node.name : node;
    const symbol = ts.isIdentifier(name) ? this.#types.symbol(name) : undefined;
    // A condition may narrow the type, so a name has one choice per set of values.
    return this.#choices.choose(symbol ? `symbol ${symbol.id} ${values}` : placeOf(node), values);
  }
}

const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionDeclaration =>
  ts.isArrowFunction(node) || ts.isFunctionDeclaration(node);

const placeOf = (node: ts.Node): string => `${node.getSourceFile().fileName} ${node.pos}`;

/** Returns the nodes of a kind below a node. */
export function descendants<Kind extends ts.Node>(from: ts.Node, isKind: (node: ts.Node) => node is Kind): Kind[] {
  const found: Kind[] = [];
  const visit = (node: ts.Node): void => {
    if (isKind(node)) found.push(node);
    node.forEachChild(visit);
  };
  visit(from);
  return found;
}
