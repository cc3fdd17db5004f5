import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';
import { operationCost } from './operation-cost.ts';

/** Maximum cost of one operation. */
export const operationLimits = { depth: 12, aliases: 30, fields: 50_000 };

/** Maximum number of tokens in the text of an operation. */
export const tokenLimit = 2000;

/** Validation rule that refuses operations above the limits before execution. */
export function operationLimitsRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const cost = operationCost(context.getSchema(), document);
      for (const kind of ['depth', 'aliases', 'fields'] as const) {
        if (cost[kind] > operationLimits[kind]) {
          const message = `The operation is too large: ${kind} ${cost[kind]}, at most ${operationLimits[kind]}.`;
          context.reportError(new GraphQLError(message, { extensions: { code: 'OPERATION_TOO_LARGE' } }));
        }
      }
    },
  };
}
