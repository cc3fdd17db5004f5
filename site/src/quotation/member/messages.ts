import { domainMessages } from '../../platform/messages/page-messages.tsx';
import type texts from './messages/nl.json';

/** Texts of a member's quote requests. */
export const useMessages = domainMessages<typeof texts>('quotation/member');
