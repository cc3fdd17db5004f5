/** API of the reCAPTCHA v3 script. */
type Recaptcha = { ready(run: () => void): void; execute(siteKey: string, options: { action: string }): Promise<string> };

const host = 'https://www.google.com/recaptcha/api.js';
let loading: Promise<Recaptcha> | undefined;

/**
 * Loads the reCAPTCHA script, once. It comes from a third party, so it is loaded only when a visitor uses a form that requires
 * it.
 */
export function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${host}?render=${encodeURIComponent(siteKey)}`;
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    };
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error('reCAPTCHA could not be loaded'));
    };
    document.head.append(script);
  });
  return loading;
}

/** Returns an answer for one submission. */
export async function recaptchaAnswer(siteKey: string): Promise<string> {
  const recaptcha = await loadRecaptcha(siteKey);
  return recaptcha.execute(siteKey, { action: 'submit' });
}
