// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const PartModels: Operation<types.PartModelsQuery, types.PartModelsQueryVariables> = { name: 'PartModels', id: 'e9f1854d4d74' };
