import { serverPartMessages } from '../platform/messages/page-messages.tsx';
import type texts from './footer/messages/nl.json';

/** Of the footer, which the server alone renders. */
export const useFooterMessages = serverPartMessages<typeof texts>('navigation/footer');
