import type { Label } from '../../platform/payload/label.ts';
import { type SynonymError, synonymLimits } from './synonym-words.ts';

const { words, letters, wordsOfOne, groupsOfSite } = synonymLimits;
const quoted = (fault: SynonymError): string => ('word' in fault ? fault.word : '');

/** Messages for editors about an invalid group, by fault. */
export const synonymErrorMessages: Record<SynonymError['key'], (fault: SynonymError) => Label> = {
  tooFew: () => ({
    nl: 'Geef minstens twee woorden die hetzelfde betekenen',
    en: 'Enter at least two words with the same meaning',
    de: 'Geben Sie mindestens zwei Wörter an, die dasselbe bedeuten',
  }),
  tooMany: () => ({
    nl: `Een groep heeft hoogstens ${words} woorden. Verwijder er een paar: meervouden en tikfouten worden al gevonden`,
    en: `A group can have at most ${words} words. Remove some: plurals and typing errors are found anyway`,
    de: `Eine Gruppe hat höchstens ${words} Wörter. Entfernen Sie einige: Mehrzahl und Tippfehler werden ohnehin gefunden`,
  }),
  short: (fault) => ({
    nl: `‘${quoted(fault)}’ is te kort: een woord heeft minstens twee letters of cijfers`,
    en: `‘${quoted(fault)}’ is too short: a word needs at least two letters or digits`,
    de: `„${quoted(fault)}“ ist zu kurz: Ein Wort hat mindestens zwei Buchstaben oder Ziffern`,
  }),
  long: (fault) => ({
    nl: `‘${quoted(fault)}’ is te lang: hoogstens ${letters} tekens`,
    en: `‘${quoted(fault)}’ is too long: the maximum is ${letters} characters`,
    de: `„${quoted(fault)}“ ist zu lang: höchstens ${letters} Zeichen`,
  }),
  signs: (fault) => ({
    nl: `‘${quoted(fault)}’ heeft tekens die niet in een woord horen`,
    en: `‘${quoted(fault)}’ contains characters that are not allowed in words`,
    de: `„${quoted(fault)}“ enthält Zeichen, die in kein Wort gehören`,
  }),
  phrase: (fault) => ({
    nl: `‘${quoted(fault)}’ is een hele zin: hoogstens ${wordsOfOne} woorden achter elkaar`,
    en: `‘${quoted(fault)}’ has too many words: the maximum is ${wordsOfOne}`,
    de: `„${quoted(fault)}“ ist ein ganzer Satz: höchstens ${wordsOfOne} Wörter hintereinander`,
  }),
  double: (fault) => ({
    nl: `‘${quoted(fault)}’ staat er twee keer in; hoofdletters, accenten en streepjes tellen niet`,
    en: `‘${quoted(fault)}’ occurs twice; case, accents and hyphens are ignored`,
    de: `„${quoted(fault)}“ steht zweimal darin; Großschreibung, Akzente und Bindestriche zählen nicht`,
  }),
};

/** Returns the message for a word that another group of the language contains. The word would silently merge both groups. */
export const inOtherGroup = (word: string, group: string): Label => ({
  nl: `‘${word}’ staat al in een andere groep van deze taal: ${group}`,
  en: `‘${word}’ is already in another group of this language: ${group}`,
  de: `„${word}“ steht schon in einer anderen Gruppe dieser Sprache: ${group}`,
});

export const tooManyGroups: Label = {
  nl: `Een taal heeft hoogstens ${groupsOfSite} groepen`,
  en: `A language can have at most ${groupsOfSite} groups`,
  de: `Eine Sprache hat höchstens ${groupsOfSite} Gruppen`,
};
