'use client';

import { EmailField, Form, FormSubmit, Link, PasswordField, TextField, useAuth, useTranslation } from '@payloadcms/ui';
import { labelFor } from '../../src/platform/payload/label.ts';
import { securityLabels } from './account-security-labels.ts';

/** Address, password and, for those who have turned it on, a code. */
export function LogInForm({ target }: { target: string }) {
  const { i18n, t } = useTranslation();
  const { setUser } = useAuth();
  const codeLabel = labelFor({ i18n }, securityLabels.logInCode);
  return (
    <Form
      action="/api/users/login"
      className="login__form"
      disableSuccessStatus
      initialState={{ email: { value: '' }, password: { value: '' }, code: { value: '' } }}
      method="POST"
      onSuccess={async (answer) => setUser(answer as never)}
      redirect={target}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <EmailField
          field={{ name: 'email', label: t('general:email'), required: true, admin: { autoComplete: 'username' } }}
          path="email"
        />
        <PasswordField field={{ name: 'password', label: t('general:password'), required: true }} path="password" />
        <TextField field={{ name: 'code', label: codeLabel, admin: { autoComplete: 'one-time-code' } }} path="code" />
      </div>
      <Link href="/admin/forgot" prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  );
}
