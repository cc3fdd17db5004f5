import type { Messages } from './message.ts';

export const files = import.meta.glob<Messages>('../../**/messages/en.json', { eager: true, import: 'default' });
