// What other domains need that show forms of their own as they were posted.
export { usePostedForm } from './sending/posted-form-context.ts';
export { TimeToken } from './sending/TimeToken.tsx';
