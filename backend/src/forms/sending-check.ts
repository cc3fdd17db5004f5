// Exports for domains with their own forms.
export { checkSending } from './protection/check-sending.ts';
export { formCaptchas } from './protection/form-captchas.ts';
