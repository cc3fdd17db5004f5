/** What the script of reCAPTCHA v3 gives a page. */
type Recaptcha = { ready(run: () => void): void; execute(siteKey: string, options: { action: string }): Promise<string> };

const host = 'https://www.google.com/recaptcha/api.js';
let loading: Promise<Recaptcha> | undefined;

/** Loads reCAPTCHA: a script of a third party, which comes only when a visitor uses a form that asks for it. */
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

/** An answer for one sending. */
export async function recaptchaAnswer(siteKey: string): Promise<string> {
  const recaptcha = await loadRecaptcha(siteKey);
  return recaptcha.execute(siteKey, { action: 'submit' });
}
