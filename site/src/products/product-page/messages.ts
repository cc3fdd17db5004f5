import { domainMessages } from '../../platform/messages/page-messages.tsx';
import type texts from './messages/nl.json';

/** Texts of the product page only, separate so that product lists do not load them. */
export const useMessages = domainMessages<typeof texts>('products/product-page');
