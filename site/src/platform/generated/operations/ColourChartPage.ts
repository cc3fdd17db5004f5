// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ColourChartPage: Operation<types.ColourChartPageQuery, types.ColourChartPageQueryVariables> = { name: 'ColourChartPage', id: 'e3836818a5e61e1d2a6a31ad2c8e6c5d4f0001b9e3a38f3985c4a69329931800' };
