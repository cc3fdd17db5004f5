import { describe, expect, it } from 'vitest';
import { filledText, fillTemplate, missingPlaceholders } from './fill-template.ts';

const values = {
  ...{ name: 'Anna de Boer', reference: 'A2026-00042', project: '', organisation: 'Gemeente Tiel', adviser: 'Mirthe' },
  ...{ phone: '', products: '4', date: '27 november 2026', attachment: '' },
};

describe('EDT-12 a template', () => {
  it('is filled with the values of the request, which are marked', () => {
    const parts = fillTemplate('Beste {name},\n\nuw aanvraag { Reference }.', values);
    expect(parts).toEqual([
      { kind: 'text', text: 'Beste ' },
      { kind: 'value', text: 'Anna de Boer' },
      { kind: 'text', text: ',\n\nuw aanvraag ' },
      { kind: 'value', text: 'A2026-00042' },
      { kind: 'text', text: '.' },
    ]);
    expect(filledText(parts)).toBe('Beste Anna de Boer,\n\nuw aanvraag A2026-00042.');
    expect(missingPlaceholders(parts)).toEqual([]);
  });

  it('names placeholders without a value or with an unknown name, each once', () => {
    const parts = fillTemplate('{project} in {levertijd}, {project}', values);
    expect(missingPlaceholders(parts)).toEqual(['{project}', '{levertijd}']);
    expect(filledText(parts)).toBe('{project} in {levertijd}, {project}');
  });

  it('does not fill a value that looks like a placeholder, and leaves other braces', () => {
    const parts = fillTemplate('{name} {} {a\nb}', { ...values, name: '{reference}' });
    expect(filledText(parts)).toBe('{reference} {} {a\nb}');
    expect(missingPlaceholders(parts)).toEqual([]);
  });
});
