// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const NewsArticlePage: Operation<types.NewsArticlePageQuery, types.NewsArticlePageQueryVariables> = { name: 'NewsArticlePage', id: 'dd6b5b91ae50' };
