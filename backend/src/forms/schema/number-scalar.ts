import { GraphQLScalarType, Kind } from 'graphql';
import { badUserInput } from '../../platform/api/errors.ts';

/** Converts a number, or the text of a number (FRM-11). Throws a user input error for anything else. */
function numberOf(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw badUserInput('Number must be a finite number.');
  return number;
}

export const numberScalar = new GraphQLScalarType<number, number>({
  name: 'Number',
  serialize: numberOf,
  parseValue: numberOf,
  parseLiteral(node) {
    const isNumber = node.kind === Kind.INT || node.kind === Kind.FLOAT || node.kind === Kind.STRING;
    return numberOf(isNumber ? node.value : undefined);
  },
});
