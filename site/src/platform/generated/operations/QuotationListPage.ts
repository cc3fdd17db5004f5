// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const QuotationListPage: Operation<types.QuotationListPageQuery, types.QuotationListPageQueryVariables> = { name: 'QuotationListPage', id: 'ab97713779108f0c022317fa537b80b12060a174573e0beb1bac4398df81d33a' };
