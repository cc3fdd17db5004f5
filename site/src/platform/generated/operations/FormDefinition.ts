// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const FormDefinition: Operation<types.FormDefinitionQuery, types.FormDefinitionQueryVariables> = { name: 'FormDefinition', id: 'ec22f33fb84e' };
