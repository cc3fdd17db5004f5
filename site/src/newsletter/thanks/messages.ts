import { domainMessages } from '../../platform/messages/page-messages.tsx';
import type texts from './messages/nl.json';

export const useStateMessages = domainMessages<typeof texts>('newsletter/thanks');
