// For other domains that show posted forms.
export { usePostedForm } from './sending/posted-form-context.ts';
export { TimeToken } from './sending/TimeToken.tsx';
