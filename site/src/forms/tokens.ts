// What other domains need that send forms of their own.
export { bodyOf } from './sending/form-body.ts';
export { prepareTokens, type SendableForm, takeTokens } from './sending/sending-tokens.ts';
