import type { Resolvers } from '../platform/generated/contract.ts';
import { blocks } from './blocks.ts';

/** The resolvers of all kinds of blocks in the contract. */
export const blockResolvers: Resolvers = Object.fromEntries(blocks.map(({ typename, resolvers }) => [typename, resolvers]));
