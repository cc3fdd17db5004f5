const pronouns = '[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\\w*|[Ee]uch|[Ee]uer\\w*|bist|hast|kannst|musst|möchtest|willst|darfst';
const commands =
  'Gib|Wähle|Klicke|Prüfe|Überprüfe|Versuche|Speichere|Öffne|Schließe|Ziehe|Gehe|Füge|Lösche|Kopiere|Bestätige|Verwende|Entferne|Trage|Schreibe|Sieh|Nimm|Melde|Lade (?:die|das|den|diese|neu)';

/** Matches informal German. The product uses "Sie" everywhere. */
export const familiarGerman = new RegExp(`(?<!\\p{L})(?:${pronouns}|${commands})(?!\\p{L})`, 'u');
