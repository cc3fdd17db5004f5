import { domainMessages } from '../platform/messages/page-messages.tsx';
import type texts from './approval/messages/nl.json';

/** For members who see no price. */
export const useApprovalMessages = domainMessages<typeof texts>('products/approval');
