import { domainMessages } from '../../platform/messages/page-messages.tsx';
import type texts from './messages/nl.json';

/** Texts of the page to request a quote. */
export const useMessages = domainMessages<typeof texts>('quotation/request');
