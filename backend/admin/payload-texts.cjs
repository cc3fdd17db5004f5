// A loader of the admin's build: texts and dates that Payload's components have in English only, in the language of the page.
// `payload-texts.test.ts` fails when a new version of Payload no longer has one of them.

/**
 * Returns an expression for a text in the language of the page; `value` stands in the place of `{}`.
 * @param {string} nl @param {string} de @param {string} en @param {string} [value]
 */
function said(nl, de, en, value) {
  const text = (/** @type {string} */ words) =>
    value ? `${JSON.stringify(words)}.replace("{}",${value})` : JSON.stringify(words);
  return `({nl:${text(nl)},de:${text(de)}}[globalThis.document?.documentElement.lang]??${text(en)})`;
}

const all = said('Alle', 'Alle', 'All');
const time = said('Tijd', 'Uhrzeit', 'Time');
const previous = said('Vorige maand', 'Vorheriger Monat', 'Previous month');
const next = said('Volgende maand', 'Nächster Monat', 'Next month');

/** What is replaced, and by what. @type {readonly (readonly [RegExp, string])[]} */
const replacements = [
  [
    /`Successfully saved \$\{(\w+)\} files`/g,
    said('Opgeslagen bestanden: {}', 'Gespeicherte Dateien: {}', 'Files saved: {}', '$1'),
  ],
  [
    /`Failed to save \$\{(\w+)\} files`/g,
    said('Niet opgeslagen bestanden: {}', 'Nicht gespeicherte Dateien: {}', 'Files not saved: {}', '$1'),
  ],
  [/label:"All",value:"all"/g, `label:${all},value:"all"`],
  [/"No columns selected"/g, said('Geen kolommen gekozen', 'Keine Spalten gewählt', 'No columns selected')],
  [
    /'To reorder the rows you must first sort them by the "Order" column'/g,
    said(
      'Sorteer eerst op volgorde om rijen te verplaatsen',
      'Sortieren Sie zuerst nach der Reihenfolge, um Zeilen zu verschieben',
      'Sort by order first to move rows',
    ),
  ],
  [
    /"Failed to fetch the file\."/g,
    said('Het bestand is niet opgehaald.', 'Die Datei wurde nicht abgerufen.', 'The file was not fetched.'),
  ],
  [
    /"The provided URL is not allowed\."/g,
    said('Dit adres is niet toegestaan.', 'Diese Adresse ist nicht erlaubt.', 'This address is not allowed.'),
  ],
  [
    /`Refreshing token failed: \$\{(\w+)\.message\}`/g,
    said(
      'Uw sessie is niet verlengd. Log opnieuw in.',
      'Ihre Sitzung wurde nicht verlängert. Melden Sie sich erneut an.',
      'Your session was not prolonged. Log in again.',
    ),
  ],
  [
    /`Refreshing permissions failed: \$\{(\w+)\.message\}`/g,
    said(
      'Uw rechten zijn niet geladen. Laad de pagina opnieuw.',
      'Ihre Rechte wurden nicht geladen. Laden Sie die Seite neu.',
      'Your permissions were not loaded. Reload the page.',
    ),
  ],
  [
    /`Fetching user failed: \$\{(\w+)\.message\}`/g,
    said(
      'Uw account is niet geladen. Laad de pagina opnieuw.',
      'Ihr Konto wurde nicht geladen. Laden Sie die Seite neu.',
      'Your account was not loaded. Reload the page.',
    ),
  ],
  [/`Error scheduling \$\{(\w+)\.type\}`/g, said('Dit is niet gepland', 'Das wurde nicht geplant', 'This was not scheduled')],
  [/` for document with ID \$\{\w+\.doc\.value\} in collection \$\{\w+\.doc\.relationTo\}`/g, '"."'],
  [
    /Intl\.DateTimeFormat\("en-US",\{day:"numeric",hour:"numeric",hour12:!0/g,
    'Intl.DateTimeFormat(globalThis.document?.documentElement.lang||"en-GB",{day:"numeric",hour:"numeric"',
  ],
  [
    /="MM\/dd\/yyyy":(\w+)==="dayAndTime"\?(\w+)="MMM d, yyy h:mm a":\1==="timeOnly"\?\2="h:mm a":\1==="dayOnly"\?\2="MMM dd"/g,
    '="d MMM yyyy":$1==="dayAndTime"?$2="d MMM yyyy, HH:mm":$1==="timeOnly"?$2="HH:mm":$1==="dayOnly"?$2="d MMM"',
  ],
  [/===void 0\?"h:mm aa"/g, '===void 0?"HH:mm"'],
  [/time(Caption|InputLabel):"Time"/g, `time$1:${time}`],
  [/previousMonth(AriaLabel|ButtonLabel):"Previous Month"/g, `previousMonth$1:${previous}`],
  [/nextMonth(AriaLabel|ButtonLabel):"Next Month"/g, `nextMonth$1:${next}`],
  [/===void 0\?"Choose"/g, `===void 0?${said('Kies', 'Wählen:', 'Choose')}`],
  [/===void 0\?"Not available"/g, `===void 0?${said('Niet beschikbaar', 'Nicht verfügbar', 'Not available')}`],
];

/** @param {string} source */
module.exports = (source) => replacements.reduce((text, [found, replacement]) => text.replace(found, replacement), source);
module.exports.replacements = replacements;
