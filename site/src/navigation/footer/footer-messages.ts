import { serverPartMessages } from '../../platform/messages/page-messages.tsx';
import type texts from './messages/nl.json';

/** Texts of the footer, which only the server renders. */
export const useFooterMessages = serverPartMessages<typeof texts>('navigation/footer');
