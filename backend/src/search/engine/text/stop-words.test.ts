import { localeCodes } from '@plantsoen/contract/locales.ts';
import { expect, it } from 'vitest';
import { isIntent, isNegation, isStopWord } from './stop-words.ts';

it.each([
  ['wil wilt willen', 'want wants', 'will willst wollt wollen'],
  ['krijg krijgt krijgen', 'get gets getting', 'bekomme bekommst bekommt bekommen'],
  ['vind vindt vinden', 'find finds finding', 'finde findest findet finden'],
  ['zoek zoekt zoeken', 'look looks looking', 'suche suchst sucht suchen'],
  ['ga gaat gaan', 'go goes going', 'gehe gehst geht gehen'],
  ['kom komt komen', 'come comes coming', 'komme kommst kommt kommen'],
  ['laat laten', 'let lets', 'lasse lasst lassen'],
  ['gebeurt gebeuren', 'happen happens happened', 'passiert passieren'],
  ['duurt duren', 'take takes', 'dauert dauern'],
  ['nodig', 'need needs', 'brauche brauchst braucht brauchen'],
  ['geen', 'no', 'kein keine keinem keinen keiner keines'],
  ['ongeveer', 'about approximately', 'ungefahr etwa'],
])('SEA-06 each form of a stop word is one in all languages: %s', (...forms) => {
  for (const [place, language] of localeCodes.entries())
    for (const word of forms[place]?.split(' ') ?? []) {
      expect([word, isStopWord(word, language)]).toEqual([word, true]);
      expect([word, isIntent(word, language) || isNegation(word)]).toEqual([word, false]);
    }
});

it.each([
  ['kost kosten', 'cost costs', 'koste kostet kosten'],
  ['weeg weegt wegen', 'weigh weighs', 'wiege wiegt wiegen'],
  ['bestel bestelt bestellen', 'order orders', 'bestelle bestellst bestellt bestellen'],
  ['koop koopt kopen', 'buy buys', 'kaufe kaufst kauft kaufen'],
  ['verkoop verkoopt verkopen', 'sell sells', 'verkaufe verkauft verkaufen'],
  ['geschikt', 'suit suits suitable', 'eignet eignen geeignet'],
])('SEA-06 each form of a word for what visitors want to know or do is recognised in all languages: %s', (...forms) => {
  for (const [place, language] of localeCodes.entries())
    for (const word of forms[place]?.split(' ') ?? []) {
      expect([word, isIntent(word, language)]).toEqual([word, true]);
      expect([word, isStopWord(word, language)]).toEqual([word, false]);
    }
});
