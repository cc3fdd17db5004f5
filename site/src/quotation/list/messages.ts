import { domainMessages } from '../../platform/messages/page-messages.tsx';
import type texts from './messages/nl.json';

/** Texts of the list page only. Product lists with the quotation button do not load them. */
export const useMessages = domainMessages<typeof texts>('quotation/list');
