// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const NewsletterThanksPage: Operation<types.NewsletterThanksPageQuery, types.NewsletterThanksPageQueryVariables> = { name: 'NewsletterThanksPage', id: '944f27bbe6e6' };
