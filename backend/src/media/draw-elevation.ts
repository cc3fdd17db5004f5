import type { CollectionBeforeChangeHook } from 'payload';
import { contentHash } from '../platform/uploads/original-file.ts';
import { frontElevation } from './front-elevation.ts';

/** Derives the elevation of an uploaded drawing. The measures of an editor apply if the drawing states no scale. */
export const drawElevation: CollectionBeforeChangeHook = ({ data, req }) => {
  if (!req.file) return data;
  const elevation = frontElevation(req.file.data.toString('utf8'));
  return {
    ...data,
    elevation: elevation?.svg ?? null,
    elevationHash: elevation ? contentHash(Buffer.from(elevation.svg)) : null,
    elevationWidth: elevation?.widthMm ?? data.elevationWidth,
    elevationHeight: elevation?.heightMm ?? data.elevationHeight,
  };
};
