// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ColourChartPage: Operation<types.ColourChartPageQuery, types.ColourChartPageQueryVariables> = { name: 'ColourChartPage', id: 'e00e48a6db6b14b65996b3974661ba929d7116d555d6e7a6e45a7bdc996303d8' };
