// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const RedeemHandoffList: Operation<types.RedeemHandoffListMutation, types.RedeemHandoffListMutationVariables> = { name: 'RedeemHandoffList', id: '215bffb26bba' };
