// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const FaqQuestionPage: Operation<types.FaqQuestionPageQuery, types.FaqQuestionPageQueryVariables> = { name: 'FaqQuestionPage', id: 'b21e4ee77183ef6bae852d2fde35c23c043898806f6507f458a8b5f417229279' };
