// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const NewsArticlePage: Operation<types.NewsArticlePageQuery, types.NewsArticlePageQueryVariables> = { name: 'NewsArticlePage', id: '7cefe137e97b' };
