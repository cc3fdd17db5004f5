// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const FaqPage: Operation<types.FaqPageQuery, types.FaqPageQueryVariables> = { name: 'FaqPage', id: 'b59d521b44ebafa20f9bac3f61d982591032dfe00f90077cc9947cffb4f48341' };
