import { cleanSignUp, type SignUp, signUpProblems } from '@plantsoen/form-rules/sign-up.ts';
import { write } from '../platform/messages/message.ts';
import { messageSource } from '../platform/messages/message-source.ts';
import type { MessageTexts, Translate } from '../platform/messages/page-messages.tsx';
import { trackFocus } from '../platform/navigation/focus-tracking.ts';
import { type ProblemWords, problemWords } from './problem-words.ts';
import { type NewsletterSite, prepareSignUp, sendSignUp } from './send-sign-up.ts';

const enhanced = new WeakSet<HTMLFormElement>();
const textsOf = messageSource();
const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

/** Sends a newsletter form without leaving the page, and shows problems beside the fields (NWS-02). */
export function enhanceForm(form: HTMLFormElement, site: NewsletterSite): void {
  if (enhanced.has(form)) return;
  enhanced.add(form);
  form.noValidate = true;
  const words = Promise.resolve(textsOf('newsletter/thanks', site.locale)) as Promise<MessageTexts['newsletter/thanks']>;
  prepareSignUp(site);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    void words.then((messages) => submit(form, site, (key, values) => write(messages[key], site.locale, values)));
  });
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    // A message must not move the button or box that is being clicked.
    const isLeft =
      target instanceof HTMLInputElement && relatedTarget !== null && !form.querySelector('button:active, label:active');
    if (!isLeft || target.name === 'termsAndConditions') return;
    void words.then((messages) => tellOfField(form, target, (key, values) => write(messages[key], site.locale, values)));
  });
}

/** Shows the problems of a field that has lost the focus (FRM-08). */
function tellOfField(form: HTMLFormElement, input: HTMLInputElement, t: Translate<'newsletter/thanks'>): void {
  if (form.ariaBusy === 'true') return;
  const problems = signUpProblems(cleanSignUp(signUpIn(form))).filter(({ handle }) => handle === input.name);
  clearField(input);
  for (const [name, text] of Object.entries(problemWords(t, problems).fields)) mark(form, name, text);
}

async function submit(form: HTMLFormElement, site: NewsletterSite, t: Translate<'newsletter/thanks'>): Promise<void> {
  clear(form);
  const problems = signUpProblems(cleanSignUp(signUpIn(form)));
  if (problems.length > 0) return tell(form, problemWords(t, problems));
  const mayFocus = trackFocus();
  setBusy(form, true);
  const answer = await sendSignUp(form, site);
  if (answer.outcome === 'sent') return location.assign(form.action);
  setBusy(form, false);
  tell(form, problemWords(t, answer.outcome === 'refused' ? answer.problems : []), mayFocus());
}

function signUpIn(form: HTMLFormElement): SignUp {
  const text = (name: keyof SignUp) => field(form, name).value;
  return {
    voornaam: text('voornaam'),
    achternaam: text('achternaam'),
    email: text('email'),
    termsAndConditions: field(form, 'termsAndConditions').checked,
  };
}

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('button') as HTMLButtonElement;

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.ariaBusy = isBusy ? 'true' : null;
  buttonOf(form).disabled = isBusy;
}

/** Removes the messages of the previous attempt. */
function clear(form: HTMLFormElement): void {
  for (const message of form.querySelectorAll('small, [role]')) message.remove();
  for (const input of form.querySelectorAll('input')) clearField(input);
}

function clearField(input: HTMLInputElement): void {
  input.closest('label')?.querySelector('small')?.remove();
  input.removeAttribute('aria-invalid');
  input.removeAttribute('aria-describedby');
}

/**
 * Shows the problems and focuses the first invalid field, or the button. The focus stays if the visitor has moved it meanwhile.
 */
function tell(form: HTMLFormElement, { fields, whole }: ProblemWords, mayFocus = true): void {
  const wrong = Object.entries(fields).map(([name, text]) => mark(form, name, text));
  const alert = Object.assign(document.createElement('p'), { textContent: whole });
  alert.role = 'alert';
  form.append(alert);
  if (mayFocus) (wrong[0] ?? buttonOf(form)).focus();
}

/** Shows a problem beside its field. Returns the input. */
function mark(form: HTMLFormElement, name: string, text: string): HTMLInputElement {
  const input = field(form, name);
  const id = `newsletter-${[...document.forms].indexOf(form)}-${name}`;
  const message = Object.assign(document.createElement('small'), { id, textContent: text });
  input.closest('label')?.querySelector('span')?.append(message);
  if (!message.isConnected) input.after(message);
  input.ariaInvalid = 'true';
  input.setAttribute('aria-describedby', id);
  return input;
}
