// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ContactPage: Operation<types.ContactPageQuery, types.ContactPageQueryVariables> = { name: 'ContactPage', id: 'f16caebbfd8f' };
