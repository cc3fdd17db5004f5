import { readContract } from '@plantsoen/contract/schema.ts';
import { graphql, printType } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { expect, it } from 'vitest';
import { formSchema, numberScalar, schemaWithForms } from './form-schema.ts';
import type { FormSignature } from './form-signatures.ts';

const contract = createSchema({ typeDefs: readContract(), resolvers: { Number: numberScalar } });
const refuse = async () => ({ __typename: 'RefusedSubmission' as const, problems: [] });

const contact: FormSignature = {
  handle: 'contact',
  fields: [
    { handle: 'name', blockType: 'Name', useMultipleFields: true },
    { handle: 'email', blockType: 'Email' },
    { handle: 'phone', blockType: 'Phone' },
    { handle: 'subjects', blockType: 'Checkboxes' },
    { handle: 'country', blockType: 'Dropdown', multiple: false },
    { handle: 'length', blockType: 'Number', decimals: true },
    { handle: 'amount', blockType: 'Number' },
    { handle: 'files', blockType: 'FileUpload' },
    { handle: 'consent', blockType: 'Agree' },
    { handle: 'former', blockType: 'SingleLineText', visibility: 'disabled' },
    { handle: 'page', blockType: 'Hidden', visibility: 'hidden' },
  ],
};

const mutationsOf = (...forms: FormSignature[]) => {
  const mutation = schemaWithForms(contract, forms, refuse).getMutationType();
  return mutation ? printType(mutation) : '';
};

it('FRM-12 generates a mutation for a form, with an argument for each enabled field', () => {
  expect(mutationsOf(contact)).toContain(
    '  save_contact_Submission(siteId: Int!, attempt: SubmissionAttemptInput!, name: NameInput, email: String, phone: PhoneInput, ' +
      'subjects: [String], country: String, length: Number, amount: Int, files: [FileUploadInput], consent: Boolean, page: String): SubmissionAnswer!',
  );
});

it('QUO-08 adds the quotation list to the form of quote requests only', () => {
  const mutations = mutationsOf(contact, { handle: 'quoteRequest', fields: [] });
  expect(mutations).toContain(
    'save_quoteRequest_Submission(siteId: Int!, attempt: SubmissionAttemptInput!, list: [QuotationLineInput!], listData: QuotationListDataInput)',
  );
  expect(mutations.match(/save_\w+_Submission\([^)]*QuotationLineInput/g)).toHaveLength(1);
});

it('FRM-12 skips handles that a schema cannot contain, and keeps the other forms', () => {
  const odd: FormSignature = { handle: 'a b', fields: [] };
  const clashing: FormSignature = {
    handle: 'second',
    fields: [
      { handle: 'siteId', blockType: 'Email' },
      { handle: '__proto__', blockType: 'Email' },
      { handle: 'twice', blockType: 'Email' },
      { handle: 'twice', blockType: 'Agree' },
    ],
  };
  const mutations = mutationsOf(odd, contact, clashing);
  expect(mutations).toContain('save_contact_Submission');
  expect(mutations).toContain(
    'save_second_Submission(siteId: Int!, attempt: SubmissionAttemptInput!, twice: Boolean): SubmissionAnswer!',
  );
});

it('FRM-11 accepts numbers as numbers and as texts', async () => {
  const given: unknown[] = [];
  const schema = schemaWithForms(contract, [contact], refuse);
  const field = schema.getMutationType()?.getFields().save_contact_Submission;
  if (field)
    field.resolve = (_, { length, amount }) => {
      given.push(length, amount);
      return refuse();
    };
  const send = (variables: object) =>
    graphql({
      schema,
      source:
        'mutation ($length: Number, $amount: Int) { save_contact_Submission(siteId: 1, attempt: {}, length: $length, amount: $amount) { __typename } }',
      variableValues: { ...variables },
    });
  expect((await send({ length: 1.5, amount: 3 })).errors).toBeUndefined();
  expect((await send({ length: '2.25' })).errors).toBeUndefined();
  expect((await send({ length: 'much' })).errors?.[0]?.message).toContain('Number must be a finite number.');
  expect((await send({ amount: 1.5 })).errors?.[0]?.message).toContain('Int cannot represent');
  expect(given).toEqual([1.5, 3, 2.25, undefined]);
});

it('FRM-12 rebuilds the schema only if the forms have changed, and the previous schema remains usable', async () => {
  let forms = [contact];
  const sql = { query: async <Row extends object>() => forms as unknown as Row[] };
  const source = formSchema({ contract, sql, submit: refuse });
  expect(source.current()).toBe(contract);
  await source.refresh();
  const first = source.current();
  expect(first.getMutationType()?.getFields()).toHaveProperty('save_contact_Submission');
  await source.refresh();
  expect(source.current()).toBe(first);
  forms = [];
  await source.refresh();
  expect(source.current().getMutationType()?.getFields()).not.toHaveProperty('save_contact_Submission');
  expect(first.getMutationType()?.getFields()).toHaveProperty('save_contact_Submission');
});
