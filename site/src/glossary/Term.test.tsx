import { expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { GlossaryProvider, Term, TermNotes } from './Term.tsx';

const terms = [{ title: 'A1-A3', spellings: [], explanation: 'From raw material to factory gate.' }] as never;

test('CAT-21 a label with a term discloses its explanation without scripts', () => {
  const html = renderView(<GlossaryProvider terms={terms}>{<Term text="Phases A1–A3" />}</GlossaryProvider>);
  expect(html).toMatch(
    /<details[^>]*><summary[^>]*><span[^>]*>Phases A1–A3<\/span>.*<span[^>]*>From raw material to factory gate\.</,
  );
});

test('CAT-21 a label without a term, or without a glossary, is plain text', () => {
  expect(renderView(<GlossaryProvider terms={terms}>{<Term text="Weight" />}</GlossaryProvider>)).toBe('Weight');
  expect(renderView(<Term text="A1-A3" />)).toBe('A1-A3');
});

test('CAT-21 a value is followed by the terms in it', () => {
  const html = renderView(<GlossaryProvider terms={terms}>{<TermNotes text="cradle to gate (A1–A3)" />}</GlossaryProvider>);
  expect(html).toMatch(/^<details[^>]*><summary[^>]*><span[^>]*>A1-A3</);
});
