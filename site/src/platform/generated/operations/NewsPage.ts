// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const NewsPage: Operation<types.NewsPageQuery, types.NewsPageQueryVariables> = { name: 'NewsPage', id: '039496fd1a4ac3fb6b58520616eb4ee6102b457ed878a541f53b1c6a9ea3da90' };
