import type { PayloadRequest } from 'payload';

/** Context of requests of bulk work, such as the set-up, which rebuilds all projections once at its end. */
export const bulkContext = { bulk: true };

/** Whether the request belongs to bulk work. */
export const isBulk = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context.bulk === true;
