// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const NewsArticlePage: Operation<types.NewsArticlePageQuery, types.NewsArticlePageQueryVariables> = { name: 'NewsArticlePage', id: '4219feae6038e8cc551cee68623b3934fa3717ee63ecdff9d080e68a89cb4c7f' };
