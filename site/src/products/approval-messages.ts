import { domainMessages } from '../platform/messages/page-messages.tsx';
import type texts from './approval/messages/nl.json';

/** Texts for members whose account is not approved. */
export const useApprovalMessages = domainMessages<typeof texts>('products/approval');
