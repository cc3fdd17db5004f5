import { domainMessages } from '../../platform/messages/page-messages.tsx';
import type texts from './messages/nl.json';

/** The texts of the product page alone, so that lists of products do not carry them. */
export const useMessages = domainMessages<typeof texts>('products/product-page');
