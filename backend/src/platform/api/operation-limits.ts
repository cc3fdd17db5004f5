import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';
import { operationCost } from './operation-cost.ts';

/** The most that one operation may ask for. */
export const operationLimits = { depth: 12, aliases: 30, fields: 50_000 };

/** The most tokens that the text of an operation may have. */
export const tokenLimit = 2000;

/** Validation rule: refuses operations above the limits, before anything is executed. */
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
