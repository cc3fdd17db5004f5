import { expect, test } from 'vitest';
import { renderView } from '../../platform/testing/render-view.tsx';
import { Form } from '../Form.tsx';
import { field, tagWith, testForm } from '../test-form.ts';

const html = (content: Parameters<typeof field>[0]) =>
  renderView(<Form form={testForm([[field(content)]]) as never} id="f" />, { locale: 'en' });
const within = (text: string) => text.match(/data-field="x".*?<\/fieldset>/)?.[0] ?? '';
const shown = (content: object) => within(html({ handle: 'x', ...content } as Parameters<typeof field>[0]));

test('FRM-03 Agree is a checkbox with its description and the links in it', () => {
  const agree = shown({ type: 'Agree', required: true, descriptionHtml: '<p>I accept the <a href="/privacy/">policy</a></p>' });
  expect(tagWith(agree, 'name="x"')).toMatch(/type="checkbox".*required="".*value="true"/);
  expect(agree).toMatch(/<span [^>]*>I accept the <a href="\/en\/privacy\/">policy<\/a><\/span>/);
  expect(shown({ type: 'Agree', defaultChecked: true })).toContain('checked=""');
});

test('FRM-03 Checkboxes with a limit show the number of choices and have no box for all', () => {
  const boxes = shown({ type: 'Checkboxes', defaultValues: ['b'], toggleCheckbox: true, limitChoices: 1 });
  expect(boxes).toMatch(/role="status">1 of 1 chosen</);
  expect(boxes.match(/type="checkbox"/g)).toHaveLength(2);
});

test('FRM-03 Checkboxes are a named group with default values and a box for all', () => {
  const boxes = shown({ type: 'Checkboxes', defaultValues: ['b'], toggleCheckbox: true, toggleCheckboxLabel: 'Everything' });
  expect(boxes).toMatch(/^data-field="x".*?role="group" aria-labelledby="f-x-label"/);
  expect(tagWith(boxes, 'value="b"')).toContain('checked=""');
  expect(boxes.match(/checked=""/g)).toHaveLength(1);
  expect(boxes).toMatch(/<input class="[^"]*" type="checkbox"\/>Everything/);
});

test('FRM-03 Radio has a horizontal layout if editors have chosen that', () => {
  const radio = shown({ type: 'Radio', layout: 'horizontal', defaultValue: 'a', required: true });
  expect(radio).toContain('role="radiogroup"');
  expect(radio).toContain('aria-required="true"');
  expect(radio).toContain('data-layout="horizontal"');
  expect(radio.match(/checked=""/g)).toHaveLength(1);
});

test('FRM-03 Dropdown starts with its placeholder or allows several choices', () => {
  expect(shown({ type: 'Dropdown', placeholder: 'Choose…' })).toMatch(
    /<option value="" selected="">Choose…<\/option><option value="a">/,
  );
  expect(shown({ type: 'Dropdown', defaultValues: ['b'] })).toMatch(/<option value="b" selected="">/);
  expect(shown({ type: 'Dropdown', multiple: true })).toMatch(/<select [^>]*multiple="" size="3"/);
});

test('FRM-09 Email, Number and limits set the attributes of the input', () => {
  expect(shown({ type: 'Email' })).toMatch(/type="email"[^>]*maxLength="254"/);
  const number = shown({ type: 'Number', inputTypeName: 'Int', min: 1, max: 12, defaultNumber: 3 });
  expect(tagWith(number, 'name="x"')).toMatch(/inputMode="numeric" step="1".*type="number" min="1" max="12".*value="3"/);
  const limited = { limit: true, limitType: 'characters', limitAmount: 30 };
  expect(shown({ type: 'SingleLineText', ...limited })).toContain('maxLength="30"');
  expect(shown({ type: 'MultiLineText', ...limited })).toContain('0 of 30 characters');
  expect(shown({ type: 'MultiLineText', ...limited, limitType: 'words' })).toContain('0 of 30 words');
});

test('FRM-03 Name is one input or several parts with an input each', () => {
  expect(shown({ type: 'Name' })).toMatch(/type="text"[^>]*name="x"/);
  const part = {
    enabled: true,
    required: true,
    collapsed: false,
    placeholder: null,
    prePopulate: null,
    defaultValue: null,
    errorMessage: null,
  };
  const parts = shown({
    type: 'Name',
    useMultipleFields: true,
    prefix: { ...part, label: 'Title', required: false },
    prefixOptions: [{ value: 'mr', label: 'Mr', isDefault: false }],
    firstName: { ...part, label: 'First name' },
    middleName: { ...part, label: 'Particle', enabled: false },
    lastName: { ...part, label: 'Last name' },
  });
  expect(parts).toMatch(/<select [^>]*name="x.prefix"/);
  expect(parts).toMatch(/<label [^>]*for="f-x-firstName">First name<span/);
  expect(tagWith(parts, 'id="f-x-lastName"')).toMatch(/required="" autoComplete="family-name".*name="x.lastName"/);
  expect(parts).not.toContain('Particle');
});

test('FRM-03 a collapsed part of a name is open if it has a value', () => {
  const part = {
    label: 'Title',
    enabled: true,
    required: false,
    collapsed: true,
    placeholder: null,
    prePopulate: null,
    errorMessage: null,
  };
  const folded = (defaultValue: string | null) =>
    shown({ type: 'Name', useMultipleFields: true, prefix: { ...part, defaultValue } });
  expect(folded(null)).toMatch(/<details [^>]*data-part="prefix"><summary/);
  expect(folded('Dr')).toMatch(/<details [^>]*data-part="prefix" open="">/);
});

test('FRM-03 Phone has a country with its dial code', () => {
  const countryOptions = [
    { value: 'NL', label: 'Netherlands', dialCode: '+31', isDefault: false },
    { value: 'DE', label: 'Germany', dialCode: '+49', isDefault: false },
  ];
  const phone = { type: 'Phone', label: 'Phone', countryEnabled: true, countryDefaultValue: 'DE', countryOptions };
  const coded = shown({ ...phone, countryShowDialCode: true });
  expect(coded).toMatch(/<select [^>]*name="x.country" aria-label="Phone: country code"/);
  expect(coded).toMatch(/<option value="DE" selected="">\+49\s+Germany<\/option>/u);
  expect(tagWith(coded, 'name="x"')).toContain('type="tel"');
  expect(shown(phone)).toMatch(/<option value="DE" selected="">Germany<\/option>/);
  expect(shown({ ...phone, countryEnabled: false })).not.toContain('<select');
});

test('FRM-10 FileUpload lists the allowed file types and allows several files if configured', () => {
  const one = shown({ type: 'FileUpload', accept: ['.pdf', '.dwg'], maxMb: 25 });
  expect(one).toContain('PDF or DWG, up to 25 MB');
  expect(tagWith(one, 'name="x"')).toMatch(/type="file" accept=".pdf,.dwg"/);
  expect(shown({ type: 'FileUpload', multiple: true, limitFiles: 3 })).toContain('multiple=""');
  expect(shown({ type: 'FileUpload', multiple: true, limitFiles: 1 })).not.toContain('multiple=""');
});

test('FRM-03 Hidden is a hidden input with its value', () => {
  const form = html({ type: 'Hidden', handle: 'x', defaultValue: 'fixed' });
  expect(form).toContain('<input type="hidden" name="x" value="fixed"/>');
  expect(html({ type: 'Hidden', handle: 'x', defaultOption: 'locale' })).toContain('<input type="hidden" name="x" value="en"/>');
});
