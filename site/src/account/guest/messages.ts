import { domainMessages } from '../../platform/messages/page-messages.tsx';
import type texts from './messages/nl.json';

export const useGuestMessages = domainMessages<typeof texts>('account/guest');
