import { domainMessages } from '../../platform/messages/page-messages.tsx';
import type texts from './messages/nl.json';

/** The texts of what is a member's own. */
export const useMessages = domainMessages<typeof texts>('quotation/member');
