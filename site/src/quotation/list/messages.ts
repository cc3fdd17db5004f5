import { domainMessages } from '../../platform/messages/page-messages.tsx';
import type texts from './messages/nl.json';

/** The texts of the page of the list alone, so that lists of products, which have the button, do not carry them. */
export const useMessages = domainMessages<typeof texts>('quotation/list');
