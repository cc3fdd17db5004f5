import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/** Stop words. They include the same verbs in each language, in the forms that questions contain. */
const lists: Record<LocaleCode, string> = {
  nl: `aan al alle als bij dan dat de der des die dit door dus een en er ge geen graag hem hen het hier hij hoe hoelang hoeveel hun ik in ja je jij jullie lang maar me met mij
    mijn na naar nee niet nodig nog nu of om omdat onder ons onze ook op over per te ten ter tot u uit uw van veel voor waar waarom wanneer wat we wel welk welke wie wij ze zich
    zij zo daar deze af mee toe neer ongeveer circa ben bent is zijn was waren doe doet doen ga gaat gaan heb hebt heeft hebben had hadden kan kun kunt kunnen kon konden
    kom komt komen krijg krijgt krijgen laat laten mag mogen moet moeten vind vindt vinden wil wilt willen word wordt worden werd zal zult zullen zou zouden
    zoek zoekt zoeken duurt duren gebeurt gebeuren`,
  en: `a about after all also an and any approximately roughly as at but by for from her here his how i if in into it its long many me much my no not of off on one or our so some
    than that the their them then there these they this those to us we what when where which who whom whose why with you your he she am are be been being is was were
    do does did go goes going get gets getting got has have having had can could come comes coming let lets may must want wants will would shall should
    find finds finding look looks looking need needs take takes taking happen happens happened`,
  de: `aber alle allem allen aller alles als am an auch auf aus bei beim bis circa da damit dann das dass dem den denn der des die dies diese diesem diesen dieser dieses doch dort durch
    ein eine einem einen einer eines er es etwa fur gern gerne hier ich ihr ihre im in ja jede jeder jedes kein keine keinem keinen keiner keines lange man mein meine mich mir mit
    nach nicht noch nun nur ob oder sein seine sich sie so uber um und ungefahr uns unser unsere viel viele vom von vor wann warum was welche welchem welchen welcher welches wenn wer
    wie wieviel wir wo zu zum zur bin bist ist sind seid war waren tue tust tut tun gehe gehst geht gehen gibt geben habe hast hat habt haben hatte hatten
    kann kannst konnt konnen konnte komme kommst kommt kommen bekomme bekommst bekommt bekommen lasse lasst lassen darf durfen muss musst mussen finde findest findet finden
    will willst wollt wollen mochte mochten werde wirst wird werden wurde wurden soll sollst sollen sollte suche suchst sucht suchen brauche brauchst braucht brauchen
    dauert dauern passiert passieren`,
};

const sets = new Map(Object.entries(lists).map(([language, words]) => [language, new Set(words.split(/\s+/))]));

/** Whether a folded word is a stop word, which says nothing about the searched thing. */
export function isStopWord(word: string, language: LocaleCode): boolean {
  return sets.get(language)?.has(word) ?? false;
}

const commonplaces: Record<LocaleCode, string> = {
  nl: 'buiten mooi mooie goed goede beste leuk leuke',
  en: 'outdoor outdoors nice good best beautiful',
  de: 'draussen outdoor schon schone schoner schones gut gute guter gutes beste',
};
const commonplaceSets = new Map(Object.entries(commonplaces).map(([language, words]) => [language, new Set(words.split(' '))]));

/** Whether a folded word applies to the whole catalogue. Names may contain it, so it counts if there are no other words. */
export const isCommonplace = (word: string, language: LocaleCode): boolean => commonplaceSets.get(language)?.has(word) ?? false;

const dealings: Record<LocaleCode, string> = {
  nl: `kost kosten prijs prijzen duur goedkoop goedkope weeg weegt wegen zwaar gewicht bestel bestelt bestellen koop koopt kopen verkoop verkoopt verkopen
    leverbaar verkrijgbaar geschikt`,
  en: `cost costs price prices priced expensive cheap weigh weighs weighing heavy weight order orders ordering buy buys buying sell sells selling
    available suit suits suitable`,
  de: `koste kostet kosten preis preise teuer gunstig gunstige wiege wiegt wiegen schwer gewicht bestelle bestellst bestellt bestellen kaufe kaufst kauft kaufen
    verkaufe verkauft verkaufen lieferbar erhaltlich eignet eignen geeignet`,
};
const dealingSets = new Map(Object.entries(dealings).map(([language, words]) => [language, new Set(words.split(/\s+/))]));

/** Whether a folded word says what visitors want to know or do. It indicates which page they mean, not which thing. */
export const isIntent = (word: string, language: LocaleCode): boolean => dealingSets.get(language)?.has(word) ?? false;

const negations: Record<LocaleCode, string> = { nl: 'zonder', en: 'without', de: 'ohne' };

/**
 * Returns the word that negates the word after it. 'No' is a stop word instead: 'geen wachtwoord' is a question about passwords.
 */
export const negationOf = (language: LocaleCode): string => negations[language];

/** Whether a word is a negation in any of the languages. */
export const isNegation = (word: string): boolean => Object.values(negations).includes(word);

const prepositions = new Set('met op voor aan van with on for of mit am an fur zur zum im in'.split(' '));

/**
 * Whether a folded word is a preposition in any of the languages. In a title, the word after it is what a thing has, not what it
 * is.
 */
export const isPreposition = (word: string): boolean => prepositions.has(word);

const conjunctions = new Set('en und and or oder of bei aus von from te'.split(' '));

/** Whether another word must follow a folded word, in any of the languages. */
export const isJoining = (word: string): boolean => isPreposition(word) || conjunctions.has(word);
