// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const PlateProduct: Operation<types.PlateProductQuery, types.PlateProductQueryVariables> = { name: 'PlateProduct', id: '271b8cdf3879' };
