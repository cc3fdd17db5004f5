// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ColourChartPage: Operation<types.ColourChartPageQuery, types.ColourChartPageQueryVariables> = { name: 'ColourChartPage', id: 'f86ca134a894' };
