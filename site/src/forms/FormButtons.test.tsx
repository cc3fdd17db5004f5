import { expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { FormButtons } from './FormButtons.tsx';
import { type FormFrame, FormFrameContext } from './fields/field-frame.ts';
import type { FormContent } from './form-content.ts';
import { testForm } from './test-form.ts';

const html = (form: FormContent, state: { page?: number; isSending?: boolean; share?: number } = {}) =>
  renderView(
    <FormFrameContext value={{ form } as FormFrame}>
      <FormButtons page={0} isSending={false} share={0} {...state} />
    </FormFrameContext>,
    { locale: 'en' },
  );

test('FRM-01 buttons have the labels and the position that editors have set', () => {
  const form = testForm([[], []]);
  expect(html(form)).toMatch(/data-position="left".*>Send<svg/);
  expect(html(form)).not.toContain('>Back<');
  expect(html(form, { page: 1 })).toMatch(/>Back<.*>Send</);
});

test('FRM-01 a form that is being sent shows the configured indicator and cannot be submitted again', () => {
  const sending = (settings: object, share = 0) => html(testForm([[]], settings), { isSending: true, share });
  expect(sending({ loadingIndicator: 'spinner' })).toMatch(/aria-disabled="true" data-loading="true"/);
  expect(sending({ loadingIndicator: 'none' })).not.toContain('data-loading');
  expect(sending({ loadingIndicator: 'text', loadingIndicatorText: 'One moment' })).toMatch(
    /_loading[^>]*role="status">One moment</,
  );
  expect(sending({}, 0.4)).toContain('Sending… 40%');
  expect(html(testForm([[]]))).toMatch(/role="status"><\/p>/);
});
