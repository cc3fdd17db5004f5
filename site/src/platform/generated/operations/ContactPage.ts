// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ContactPage: Operation<types.ContactPageQuery, types.ContactPageQueryVariables> = { name: 'ContactPage', id: 'b329262b058281a8a45bfb93fef84f46e554d83e812d369ae0cfd69301986674' };
