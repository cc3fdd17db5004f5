// What other domains need that take forms of their own.
export { checkSending } from './protection/check-sending.ts';
export { formCaptchas } from './protection/form-captchas.ts';
