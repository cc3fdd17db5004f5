import { useDomainMessages } from '../platform/messages/page-messages.tsx';
import type texts from './messages/nl.json';

export const useMessages = () => useDomainMessages<typeof texts>('filters');
