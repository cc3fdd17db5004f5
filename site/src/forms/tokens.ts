// For other domains that send forms.
export { bodyOf } from './sending/form-body.ts';
export { prepareTokens, type SendableForm, takeTokens } from './sending/submission-tokens.ts';
