// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const FaqQuestionPage: Operation<types.FaqQuestionPageQuery, types.FaqQuestionPageQueryVariables> = { name: 'FaqQuestionPage', id: '1fa2ba158bc956fe420eb27be8132aef46a90899dd6b83e29266437f63b7e751' };
