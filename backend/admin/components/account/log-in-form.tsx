'use client';

import { Button, EmailField, Form, FormSubmit, Link, PasswordField, TextField, useAuth, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { securityLabels } from './account-security-labels.ts';
import { type Enrolment, EnrolmentSecret, RecoveryCodes } from './enrolment.tsx';

type Refusal = { data?: { code?: string; enrolment?: Enrolment } };

/** The same object in all renders: the form clears its fields if the object changes. */
const empty = { email: { value: '' }, password: { value: '' }, code: { value: '' } };

/**
 * Renders email address, password and, for accounts with a second factor, a code. If a second factor is required, the first log-in sets
 * it up.
 */
export function LogInForm({ target }: { target: string }) {
  const { i18n, t } = useTranslation();
  const { setUser } = useAuth();
  const router = useRouter();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<string[]>();
  const text = (name: keyof typeof securityLabels) => labelFor({ i18n }, securityLabels[name]);

  async function logIn(body: FormData): Promise<Response> {
    const headers = { 'accept-language': i18n.language };
    const answer = await fetch('/api/users/login', { method: 'POST', headers, body });
    if (answer.status !== 400) return answer;
    const { errors } = (await answer.clone().json()) as { errors?: Refusal[] };
    const found = errors?.find(({ data }) => data?.code === 'enrol')?.data?.enrolment;
    if (!found) return answer;
    setEnrolment(found);
    // The form would show an error as a failure, but a first log-in has not failed.
    return Response.json({ errors: [] }, { status: 400 });
  }
  async function goOn(answer: unknown): Promise<void> {
    const { recoveryCodes } = answer as { recoveryCodes?: string[] };
    if (recoveryCodes) return setCodes(recoveryCodes);
    setUser(answer as never);
    router.push(target);
  }

  if (codes)
    return (
      <section className="plantsoen-security" aria-label={text('title')}>
        <RecoveryCodes codes={codes} />
        <Button onClick={() => window.location.assign(target)}>{text('goOn')}</Button>
      </section>
    );
  return (
    <Form
      // Payload's type does not declare that the form reads the answer.
      action={logIn as unknown as (body: FormData) => Promise<void>}
      className="login__form"
      disableSuccessStatus
      initialState={empty}
      onSuccess={goOn}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <EmailField
          field={{ name: 'email', label: t('general:email'), required: true, admin: { autoComplete: 'username' } }}
          path="email"
        />
        <PasswordField field={{ name: 'password', label: t('general:password'), required: true }} path="password" />
        {enrolment && (
          <section className="plantsoen-security" aria-label={text('title')} aria-live="polite">
            <p>{text('required')}</p>
            <EnrolmentSecret {...enrolment} />
          </section>
        )}
        <TextField field={{ name: 'code', label: text('logInCode'), admin: { autoComplete: 'one-time-code' } }} path="code" />
      </div>
      <Link href="/admin/forgot" prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  );
}
