import { domainMessages } from '../../platform/messages/page-messages.tsx';
import type texts from './messages/nl.json';

/** The texts of the page on which a quote is asked for. */
export const useMessages = domainMessages<typeof texts>('quotation/request');
