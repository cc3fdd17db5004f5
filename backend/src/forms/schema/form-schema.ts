import { extendSchema, type GraphQLFieldResolver, GraphQLScalarType, type GraphQLSchema, Kind, parse } from 'graphql';
import { siteIdArgument } from '../../platform/api/arguments.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { badUserInput } from '../../platform/api/errors.ts';
import type { Sql } from '../../platform/api/instrumented-sql.ts';
import type { SchemaSource } from '../../platform/api/schema.ts';
import { latestOf } from '../../platform/concurrency.ts';
import type { SubmissionAnswer } from '../../platform/generated/contract.ts';
import { formDefinition } from '../definition/form-definition.ts';
import type { SubmissionArguments, SubmittedForm } from '../submitted-form.ts';
import { type FormSignature, formSignatures, mutationName, mutationsText } from './form-signatures.ts';

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

/** Function that handles the submission of a form. */
type SubmitForm = (context: ApiContext, form: SubmittedForm, args: SubmissionArguments) => Promise<SubmissionAnswer>;

/**
 * Returns the contract with a mutation for each form that a site offers (FRM-12). `refresh` reads the forms and rebuilds the
 * schema only if the mutations have changed.
 */
export function formSchema({ contract, sql, submit }: { contract: GraphQLSchema; sql: Sql; submit: SubmitForm }): SchemaSource {
  let text = '';
  let schema = contract;
  const refresh = latestOf(async () => {
    const forms = await formSignatures(sql);
    const now = mutationsText(forms);
    if (now === text) return;
    schema = schemaWithForms(contract, forms, submit);
    text = now;
  });
  return { current: () => schema, refresh };
}

/** Returns the schema extended with the mutations of these forms. The original schema is unchanged. */
export function schemaWithForms(contract: GraphQLSchema, forms: readonly FormSignature[], submit: SubmitForm): GraphQLSchema {
  const text = mutationsText(forms);
  if (text === '') return contract;
  const schema = extendSchema(contract, parse(text));
  const mutations = schema.getMutationType()?.getFields() ?? {};
  for (const { handle } of forms) {
    const mutation = mutations[mutationName(handle)];
    if (mutation) mutation.resolve = submission(handle, submit);
  }
  return schema;
}

function submission(handle: string, submit: SubmitForm): GraphQLFieldResolver<unknown, ApiContext> {
  return async (_, args, context) => {
    const form = await formDefinition(context, handle, siteIdArgument(args.siteId));
    if (form) return await submit(context, form, args as SubmissionArguments);
    return { __typename: 'RefusedSubmission', problems: [{ handle: null, key: 'unavailable', amount: null }] };
  };
}
