// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const NewsletterCaptchas: Operation<types.NewsletterCaptchasQuery, types.NewsletterCaptchasQueryVariables> = { name: 'NewsletterCaptchas', id: '585955d859a5' };
