import type { CollectionBeforeOperationHook } from 'payload';

type Point = { x?: unknown; y?: unknown };

const percent = (value: unknown): number | undefined => {
  const number = Number(value);
  return value !== undefined && Number.isFinite(number) ? Math.min(100, Math.max(0, Math.round(number))) : undefined;
};

/**
 * Saves a moved focal point as a value of the document. Payload would fetch the original from its own address to cut it again, and
 * refuses to fetch from an internal address. No stored file depends on the focal point: crops are made on request.
 */
export const saveFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || req.file) return args;
  const { focalPoint } = (req.query?.uploadEdits ?? {}) as { focalPoint?: Point };
  if (req.query?.uploadEdits) req.query = { ...req.query, uploadEdits: undefined };
  const [focalX, focalY] = [percent(focalPoint?.x), percent(focalPoint?.y)];
  if (focalX === undefined || focalY === undefined) return args;
  return { ...args, data: { ...args.data, focalX, focalY } };
};
