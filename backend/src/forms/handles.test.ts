import { describe, expect, it } from 'vitest';
import { isHandle, isReserved, slugifyHandle } from './handles.ts';

const of = (text: string, ...taken: string[]) => slugifyHandle(text, new Set(taken), 'field');

describe('FRM-02 a handle generated from a label', () => {
  it.each([
    ['Naam', 'naam'],
    ['Uw e-mailadres', 'uwEmailadres'],
    ['Wat is er gebeurd?', 'watIsErGebeurd'],
    ['Straße & Hausnummer', 'strasseHausnummer'],
    ['Größe (mm)', 'grosseMm'],
    ['Foto’s', 'fotos'],
    ['Œuvre, Ærø', 'oeuvreAero'],
    ['  BTW-nummer ', 'btwnummer'],
    ['2e keuze', 'field2eKeuze'],
    ['', 'field'],
    ['日本語 🚲', 'field'],
  ])('converts %s to %s', (label, handle) => {
    expect(of(label)).toBe(handle);
  });

  it('is unique within its form', () => {
    expect(of('Naam', 'naam')).toBe('naam2');
    expect(of('Naam', 'naam', 'naam2')).toBe('naam3');
  });

  it('is never a reserved name', () => {
    for (const label of ['website', 'Site id', 'list', 'Constructor', 'attempt']) {
      const handle = of(label);
      expect(isHandle(handle) && !isReserved(handle), handle).toBe(true);
    }
    expect(of('List')).toBe('list2');
  });

  it('uses the first words of a long label, or the beginning of a long word', () => {
    expect(of('Waar kunnen wij u mee helpen? Beschrijf het zo precies als u kunt')).toBe('waarKunnenWijUMeeHelpenBeschrijfHetZo');
    expect(of('x'.repeat(300))).toBe('x'.repeat(40));
  });
});
