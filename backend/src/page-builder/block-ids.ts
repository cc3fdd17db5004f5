import { limits } from '../platform/payload/limits.ts';

/** Number of IDs reserved per entry for its blocks, so that blocks of different entries have different IDs. */
export const idsPerEntry = limits.blocks + 1;
