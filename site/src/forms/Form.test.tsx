import { expect, test } from 'vitest';
import { withRenderRequest } from '../platform/rendering/render-request.server.ts';
import { renderView } from '../platform/testing/render-view.tsx';
import { Form } from './Form.tsx';
import type { FieldContent, FormContent } from './form-content.ts';
import { FormExtensionContext } from './form-extension.ts';
import type { PostedForm } from './posted-form.ts';
import { field, shownIf, tagWith, testForm } from './test-form.ts';

const html = (form: FormContent, posted?: Partial<PostedForm>) => {
  const render = () => renderView(<Form form={form as never} id="f" />, { locale: 'en' });
  if (!posted) return render();
  const whole = { handle: 'contact', page: 0, values: {}, problems: [], outcome: 'going', idempotencyKey: 'k', ...posted };
  return withRenderRequest({ posted: whole, timeToken: () => 'hour.signature' } as never, render);
};
const one = (content: FieldContent, settings?: object) => html(testForm([[content]], settings));
const tag = (text: string, pattern: RegExp) => text.match(pattern)?.[0] ?? '';

test('FRM-12 a form is plain HTML that posts to its page with the names of form-rules and a hidden honeypot field', () => {
  const form = html(testForm([[field({ type: 'SingleLineText', handle: 'town' })]]));
  for (const attribute of ['id="f"', 'method="post"', 'action="#f--place"', 'noValidate=""'])
    expect(tagWith(form, '<form')).toContain(attribute);
  expect(form).toContain('<input type="hidden" name="form.handle" value="contact"/>');
  expect(form).toContain('<input type="hidden" name="form.page" value="0"/>');
  expect(form).toContain('aria-hidden="true"><label>Leave this field empty<input');
  expect(tagWith(form, 'name="website"')).toMatch(/tabindex="-1"/i);
  expect(form).not.toContain('enctype');
  expect(one(field({ type: 'FileUpload', handle: 'drawing' }))).toContain('encType="multipart/form-data"');
});

test('FRM-12 a form without scripts contains the time token and the key of a retried submission', () => {
  const form = html(testForm([[]]), { outcome: 'failed' });
  expect(tagWith(form, 'name="form.time"')).toContain('value="hour.signature"');
  expect(form).toContain('<input type="hidden" name="form.key" value="k"/>');
});

test('FRM-04 the document contains all form pages, shows one, and keeps the values of the others', () => {
  const pages = testForm([[field({ type: 'SingleLineText', handle: 'town' })], [field({ type: 'Email', handle: 'email' })]], {
    displayPageTabs: true,
    displayPageProgress: true,
    displayCurrentPageTitle: true,
  });
  const second = html(pages, { page: 1, values: { town: 'Ede', email: '' } });
  expect(second).toMatch(/<fieldset [^>]*data-page="0" hidden=""/);
  expect(second).toMatch(/name="town"[^>]*value="Ede"/);
  expect(second).toMatch(/<fieldset [^>]*data-page="1" aria-label="Page 2 of 2: Part 2"/);
  expect(second).toMatch(/role="progressbar"[^>]*aria-valuenow="100"/);
  expect(html(pages)).toMatch(/role="progressbar"[^>]*aria-valuenow="50"/);
  expect(html(pages)).toContain('>50%</span>');
  expect(tag(second, /<button[^>]*aria-current="step".*?<\/button>/)).toContain('value="page-1"');
  expect(second).toMatch(/value="back"[^>]*name="form.go">Back</);
  expect(second).toMatch(/value="send"[^>]*name="form.go">Send</);
  expect(html(pages)).toMatch(/value="next"[^>]*name="form.go">Send<svg/);
  expect(html(pages)).not.toContain('value="back"');
});

test('FRM-01 parts that editors disable are not rendered', () => {
  const quiet = html(testForm([[], []]));
  for (const part of ['progressbar', 'aria-current', 'Page 1 of 2</']) expect(quiet).not.toContain(part);
});

test('FRM-01 the progress is rendered at the configured position', () => {
  const place = (progressPosition: string) => {
    const form = html(testForm([[], []], { displayPageProgress: true, progressPosition }));
    return form.indexOf('progressbar') < form.indexOf('<fieldset');
  };
  expect(place('start')).toBe(true);
  expect(place('end')).toBe(false);
});

test('FRM-03 a field whose condition is not met is in the form but hidden, and is visible once the condition is met', () => {
  const form = testForm([
    [
      field({ type: 'Radio', handle: 'way' }),
      field({ type: 'SingleLineText', handle: 'town', required: true, ...shownIf('way', 'b') }),
    ],
  ]);
  expect(tag(html(form), /<div [^>]*data-field="town"[^>]*>/)).toContain('hidden=""');
  expect(tag(html(form, { values: { way: 'b' } }), /<div [^>]*data-field="town"[^>]*>/)).not.toContain('hidden');
});

test('FRM-02 hidden fields are rendered but hidden, disabled fields are not rendered', () => {
  const unseen = one(field({ type: 'SingleLineText', handle: 'town', visibility: 'hidden' }));
  expect(tag(unseen, /<div [^>]*data-field="town"[^>]*>/)).toContain('hidden=""');
  expect(one(field({ type: 'SingleLineText', handle: 'town', visibility: 'disabled' }))).not.toContain('town');
});

test('FRM-05 FRM-07 a refused form lists its problems above the form and at the fields, and keeps the values', () => {
  const form = testForm(
    [
      [
        field({ type: 'SingleLineText', handle: 'town', label: 'Town', required: true }),
        field({ type: 'Email', handle: 'mail', label: 'Mail' }),
      ],
    ],
    { errorMessageHtml: '<p>Not sent yet.</p>' },
  );
  const refused = html(form, {
    outcome: 'refused',
    values: { town: '', mail: 'a@' },
    problems: [
      { handle: 'town', key: 'required' },
      { handle: 'mail', key: 'email' },
    ],
  });
  expect(refused).toContain('role="alert"');
  expect(refused).toContain('<p>Not sent yet.</p>');
  expect(refused).toMatch(/Error: <a [^>]*href="#f-town">Town - This field is required<\/a>/);
  expect(refused).toMatch(/Error: <a [^>]*href="#f-mail">Mail - This must be a valid e-mail address<\/a>/);
  for (const attribute of ['aria-describedby="f-mail-problem"', 'aria-invalid="true"', 'value="a@"'])
    expect(tagWith(refused, 'name="mail"')).toContain(attribute);
  expect(refused).toMatch(/<p [^>]*id="f-mail-problem">.*?This must be a valid e-mail address<\/p>/);
});

test('FRM-07 a form that could not be saved shows an error without naming a field', () => {
  const failed = html(testForm([[]]), { outcome: 'failed' });
  expect(failed).toContain('Error: Sending is not possible right now.');
  expect(failed).toContain('<p>Please check the form.</p>');
});

test('FRM-06 a submitted form shows a message, and is hidden if editors have chosen that', () => {
  const sent = (settings: object) => html(testForm([[]], settings), { outcome: 'sent' });
  expect(sent({ submitActionMessageHtml: '<p>Thank you!</p>' })).toMatch(/role="status"[^>]*>.*<p>Thank you!<\/p>.*<form/);
  expect(sent({})).toContain('Thank you, your form has been sent.');
  expect(sent({ submitActionFormHide: true })).not.toContain('<form');
});

test('FRM-15 the notice below the form contains the legal basis and the retention period', () => {
  const form = { ...testForm([[]]), avgText: '<p>We use <a href="/privacy/">your data</a>.</p>', legalBasis: 'contract' };
  expect(html(form as FormContent)).toMatch(
    /<a href="\/en\/privacy\/">your data<\/a>.*Legal basis: contract. Kept for at most 365 days./,
  );
});

test('FRM-01 labels and instructions are placed according to the form or the field', () => {
  const told = { type: 'SingleLineText', handle: 'town', label: 'Town', instructions: 'Where it is' } as const;
  const byForm = one(field(told), { defaultLabelPosition: 'leftInput', defaultInstructionsPosition: 'aboveInput' });
  expect(byForm).toMatch(/data-label="leftInput" data-instructions="aboveInput"/);
  expect(byForm).toMatch(/<p [^>]*id="f-town-instructions">Where it is<\/p>/);
  expect(byForm).toContain('aria-describedby="f-town-instructions"');
  const hidden = one(field({ ...told, labelPosition: 'hidden', instructionsPosition: 'hidden' }));
  expect(hidden).toMatch(/<label class="_hidden[^"]*" for="f-town">Town<\/label>/);
  expect(hidden).not.toContain('Where it is');
});

test('FRM-08 a required field has an asterisk and the attribute required', () => {
  const form = one(field({ type: 'SingleLineText', handle: 'town', label: 'Town', required: true }));
  expect(form).toMatch(/Town<span class="_asterisk[^"]*" aria-hidden="true"> \*<\/span>/);
  expect(tagWith(form, 'name="town"')).toContain('required=""');
});

test('FRM-02 classes and attributes of editors are restricted to an allow-list, including the width of half a row', () => {
  const form = one(
    field({
      type: 'SingleLineText',
      handle: 'town',
      cssClasses: ['quiet', 'x"y'],
      containerAttributes: [
        { label: 'data-width', value: 'half' },
        { label: 'onclick', value: 'alert(1)' },
      ],
      inputAttributes: [
        { label: 'autocomplete', value: 'address-level2' },
        { label: 'type', value: 'month' },
        { label: 'formaction', value: '/x' },
        { label: 'name', value: 'other' },
      ],
    }),
  );
  const town = tag(form, /<div [^>]*data-field="town"[^>]*>/);
  expect(town).toContain('data-width="half"');
  expect(town).toContain('field-quiet');
  expect(tagWith(form, 'id="f-town"')).toMatch(
    /type="month".*autoComplete="address-level2".*name="town"|autoComplete="address-level2".*type="month".*name="town"/,
  );
  expect(form).not.toMatch(/onclick|formaction|name="other"|x"y/i);
});

test('FRM-02 a month input has no attributes for text, and a text input has none for dates', () => {
  const line = (type: string) =>
    tagWith(
      one(
        field({
          type: 'SingleLineText',
          handle: 'town',
          placeholder: 'e.g. April',
          inputAttributes: [
            { label: 'type', value: type },
            { label: 'min', value: '2026-01' },
            { label: 'pattern', value: '[a-z]+' },
            { label: 'rows', value: '4' },
          ],
        }),
      ),
      'id="f-town"',
    );
  expect(line('month')).toContain('min="2026-01"');
  expect(line('month')).not.toMatch(/placeholder|maxLength|pattern|rows/i);
  expect(line('text')).toMatch(/pattern="\[a-z\]\+".*placeholder="e\.g\. April".*maxLength="500"/);
  expect(line('text')).not.toMatch(/min=|rows=/);
  expect(line('file')).toContain('type="text"');
});

test('FRM-01 the fields of a row have equal widths unless editors set a width', () => {
  const [town, mail] = [
    field({ type: 'SingleLineText', handle: 'town' }),
    field({ type: 'Email', handle: 'mail', cssClasses: ['third'] }),
  ];
  const row = html(testForm([[[town, mail, field({ type: 'Hidden', handle: 'page' })]]]));
  expect(row).toContain('data-fields="2"');
  expect(tagWith(row, 'data-field="town"')).toContain('data-width="even"');
  expect(tagWith(row, 'data-field="mail"')).toContain('data-width="third"');
});

test('CON-10 the message after submission shows the ticket number, unless the page shows it', () => {
  const sent = { outcome: 'sent', number: 'S2026-00042' } as const;
  expect(html(testForm([[]]), sent)).toMatch(/<p id="ticket-number">Your ticket number: <strong[^>]*>S2026-00042<\/strong>/);
  const inQuoteRequest = (
    <FormExtensionContext value={{ showsNumber: true }}>{<Form form={testForm([[]]) as never} id="f" />}</FormExtensionContext>
  );
  const posted = { handle: 'contact', page: 0, values: {}, problems: [], idempotencyKey: 'k', ...sent };
  const shown = withRenderRequest({ posted } as never, () => renderView(inQuoteRequest, { locale: 'en' }));
  expect(shown).toContain('role="status"');
  expect(shown).not.toContain('S2026-00042');
});

test('CON-10 a code that cannot be one is shown with its message', () => {
  const plate = testForm([[field({ type: 'SingleLineText', handle: 'typePlate' })]]);
  const problems = [{ handle: 'typePlate', key: 'plateCode' as const }];
  const refused = html(plate, { outcome: 'refused', values: { typePlate: 'unreadable' }, problems });
  expect(tagWith(refused, 'name="typePlate"')).toContain('value="unreadable"');
  expect(refused).toContain('Illegible? Leave the field empty.');
});

test('FRM-14 the message of a sent form tells whether a confirmation was withheld', () => {
  const text = 'We are not sending you a confirmation by email this time';
  expect(html(testForm([[]]), { outcome: 'sent', isUnconfirmed: true })).toContain(text);
  expect(html(testForm([[]]), { outcome: 'sent' })).not.toContain(text);
});
