// A loader of the admin's build: texts and dates that Payload's components have in English only, in the language of the page.
// `payload-texts.test.ts` fails when a new version of Payload no longer has one of them.

const literals = require('./payload-literals.cjs');

/**
 * The language of the page: on the server `guardRequests` knows it. A page of an unknown address is rendered in the browser, before
 * the document has a language: then Payload's cookie tells it.
 */
const language =
  '(globalThis.adminLanguage?.()??(globalThis.document?.documentElement.lang||/payload-lng=(\\w+)/.exec(globalThis.document?.cookie)?.[1]))';

/**
 * Returns an expression for a text in the language of the page; `value` stands in the place of `{}`.
 * @param {string} nl @param {string} de @param {string} en @param {string} [value]
 */
function said(nl, de, en, value) {
  const text = (/** @type {string} */ words) =>
    value ? `${JSON.stringify(words)}.replace("{}",${value})` : JSON.stringify(words);
  return `({nl:${text(nl)},de:${text(de)}}[${language}]??${text(en)})`;
}

/** The groups of the toolbar, by Payload's names. */
const toolbarGroups = {
  nl: { text: 'Tekststijl', add: 'Invoegen', align: 'Uitlijning', format: 'Opmaak', features: 'Meer' },
  de: { text: 'Textart', add: 'Einfügen', align: 'Ausrichtung', format: 'Formatierung', features: 'Mehr' },
};

/** The buttons of the toolbar that show an icon alone, by Payload's names. */
const toolbarButtons = {
  nl: { bold: 'Vet', italic: 'Cursief', link: 'Link' },
  de: { bold: 'Fett', italic: 'Kursiv', link: 'Link' },
  en: { bold: 'Bold', italic: 'Italic', link: 'Link' },
};

/** A function that returns a label as it stands within a sentence: Dutch and English have small letters there. */
const inSentence = `(text=>${language}==="de"?text:String(text).replace(/^[A-Z](?=[a-z])/,letter=>letter.toLowerCase()))`;

const dragHandle = said('Verplaatsen', 'Verschieben', 'Move');

/** Names of buttons that show an icon alone, by Payload's names of the icons. */
const iconNames = `{x:${said('Verwijderen', 'Entfernen', 'Remove')},edit:${said('Bewerken', 'Bearbeiten', 'Edit')},plus:${said(
  'Toevoegen',
  'Hinzufügen',
  'Add',
)},swap:${said('Vervangen', 'Ersetzen', 'Replace')},link:"Link"}`;

const time = said('Tijd', 'Uhrzeit', 'Time');

/** Names of menus that show an icon alone, by the part of the page that they belong to; the last one is for all others. */
const menuNames = [
  ['.form-submit', said('Meer manieren om te publiceren', 'Weitere Arten zu veröffentlichen', 'More ways to publish')],
  [
    '.doc-controls',
    said('Meer acties voor dit document', 'Weitere Aktionen für dieses Dokument', 'More actions for this document'),
  ],
  ['.array-actions__button', said('Meer acties voor deze rij', 'Weitere Aktionen für diese Zeile', 'More actions for this row')],
  ['.clipboard-action__popup', said('Kopiëren en plakken', 'Kopieren und einfügen', 'Copy and paste')],
];

/** An expression for the name of the menu button `named`. */
const menuName = menuNames.reduceRight(
  (others, [part, name]) => `named.closest(${JSON.stringify(part)})?${name}:${others}`,
  said('Meer', 'Mehr', 'More'),
);

/** A function that returns the text of a label, also of one that is a React element. */
const textOfLabel = `(function textOf(part){if(part==null||typeof part=="boolean")return"";if(typeof part!="object")return String(part);if(Array.isArray(part))return part.map(textOf).join("");const{children,Fallback,label}=part.props??{};return textOf(part.props?label??children??Fallback:part[${language}]??part.en)})`;

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of a day: Germans write it in digits. */
const dayPattern = `(${language}==="de"?"dd.MM.yyyy":"d MMM yyyy")`;

/** Formats in which a day may be typed, the shown one first. Others would be read in part, so that the time became midnight. */
const typedDays = (...times) =>
  `${JSON.stringify(times)}.flatMap(time=>[${dayPattern},"d MMM yyyy","d-M-yyyy","d.M.yyyy","yyyy-MM-dd"].map(day=>day+time))`;

/**
 * Connects a label in a drawer with its field: Payload's label refers to an id that no field has.
 * @param {HTMLLabelElement | null} label
 */
function connectLabel(label) {
  if (!label?.htmlFor || document.getElementById(label.htmlFor)) return;
  /** @type {HTMLElement | null | undefined} */
  const field = label.parentElement?.querySelector(
    'textarea, input:not([type=hidden], [type=file], [type=radio], [type=checkbox])',
  );
  if (!field) return;
  label.id = `${label.htmlFor}-label`;
  if (!field.hasAttribute('aria-label')) field.setAttribute('aria-labelledby', label.id);
  label.onclick = () => field.focus();
}

/** What is replaced, and by what. @type {readonly (readonly [RegExp, string])[]} */
const replacements = [
  ...literals.map(([en, nl, de]) => /** @type {const} */ ([new RegExp(`"${escaped(en)}"`, 'g'), said(nl, de, en)])),
  [
    /`Successfully saved \$\{(\w+)\} files`/g,
    said('Opgeslagen bestanden: {}', 'Gespeicherte Dateien: {}', 'Files saved: {}', '$1'),
  ],
  [
    /`Failed to save \$\{(\w+)\} files`/g,
    said('Niet opgeslagen bestanden: {}', 'Nicht gespeicherte Dateien: {}', 'Files not saved: {}', '$1'),
  ],
  // The placeholder that screen readers hear is that of the editor's configuration, too.
  [
    /"aria-placeholder":(\w+)\("lexical:general:placeholder"\)/g,
    `"aria-placeholder":${said('Schrijf hier …', 'Schreiben Sie hier …', 'Write here …')}`,
  ],
  // The fields of a search are words within a sentence, and an empty list says whether a filter is the reason.
  [/(\w+)\("general:searchBy",\{label:(\w+)\((\w+),(\w+)\)\}\)/g, `$1("general:searchBy",{label:${inSentence}($2($3,$4))})`],
  [
    /`\$\{(\w+)\} \$\{(\w+)\("general:or"\)\} \$\{(\w+)\((\w+),(\w+)\)\}`:`\$\{\1\}, \$\{\3\(\4,\5\)\}`/g,
    `\`\${$1} \${$2("general:or").toLowerCase()} \${${inSentence}($3($4,$5))}\`:\`\${$1}, \${${inSentence}($3($4,$5))}\``,
  ],
  [/(\{data:[\w$]+,isGroupingBy:[\w$]+)(\}=[\w$]+\(\))/g, '$1,query:filterOfList$2'],
  [
    /([\w$]+)\("p",\{children:([\w$]+)\.t\("general:noResultsDescription"\)\}\)(?=\]\}\)\}\),[\w$]+,[\w$]+\?\.length>0&&)/g,
    `$1("p",{children:filterOfList?.search||Object.keys(filterOfList?.where??{}).length>0?[${said(
      'Geen resultaat voor dit filter.',
      'Kein Ergebnis für diesen Filter.',
      'No result for this filter.',
    )}," ",$1("a",{href:"?",children:${said('Wis filter', 'Filter löschen', 'Clear the filter')}},"clear")]:$2.t("general:noResultsDescription")})`,
  ],
  [
    /`\$\{\w+\("general:create"\)\} \$\{\w+\(\w+\.labels\?\.singular,\w+\)\.toLowerCase\(\)\}`/g,
    said('Map maken', 'Ordner anlegen', 'Create folder'),
  ],
  // A button whose name for screen readers differs from its text.
  [/"aria-label":\w+\("general:applyChanges"\),(onClick:\w+,children:\w+\|\|)/g, '$1'],
  // The message about a form that another editor has taken over names that editor.
  [
    /\("general:anotherUserTakenOver"\)/g,
    `("general:anotherUserTakenOver",{colleague:globalThis.colleagueInForm||${said('Een collega', 'Jemand anderes', 'A colleague')}})`,
  ],
  [/label:"All",value:"all"/g, `label:${said('Alle', 'Alle', 'All')},value:"all"`],
  [
    /'To reorder the rows you must first sort them by the "Order" column'/g,
    said(
      'Sorteer eerst op volgorde om rijen te verplaatsen',
      'Sortieren Sie zuerst nach der Reihenfolge, um Zeilen zu verschieben',
      'Sort by order first to move rows',
    ),
  ],
  [
    /`Refreshing token failed: \$\{(\w+)\.message\}`/g,
    said(
      'Uw sessie is niet verlengd. Log opnieuw in.',
      'Ihre Sitzung wurde nicht verlängert. Melden Sie sich erneut an.',
      'Your session could not be renewed. Log in again.',
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
    `Intl.DateTimeFormat(${language}||"en-GB",{day:"numeric",hour:"numeric"`,
  ],
  [
    /="MM\/dd\/yyyy":(\w+)==="dayAndTime"\?(\w+)="MMM d, yyy h:mm a":\1==="timeOnly"\?\2="h:mm a":\1==="dayOnly"\?\2="MMM dd"/g,
    `=${typedDays('')}:$1==="dayAndTime"?$2=${typedDays(', HH:mm', ' HH:mm')}:$1==="timeOnly"?$2="HH:mm":$1==="dayOnly"?$2=${typedDays('')}`,
  ],
  // The language of dates is known before they are first shown. Read-only ones are never shown again.
  [/(Could not find DatePicker locale for [\s\S]{0,200}?\.)useEffect\(/g, '$1useMemo('],
  // Titles of related entries in one language, also within a localised block.
  [/valueToReturn && titleFieldIsLocalized && (valueToReturn\?\.\[locale\])/g, 'valueToReturn && $1'],
  [/===void 0\?"h:mm aa"/g, '===void 0?"HH:mm"'],
  [/time(Caption|InputLabel):"Time"/g, `time$1:${time}`],
  [/"aria-label":`Edit \$\{(\w+)\}`/g, `"aria-label":${said('{} bewerken', '{} bearbeiten', 'Edit {}', '$1')}`],
  [
    /"aria-label":"Remove "\.concat\((\w+)\|\|"option"\)/g,
    `"aria-label":${said('{} verwijderen', '{} entfernen', 'Remove {}', '($1||"")')}`,
  ],
  // What a screen reader hears of a list to choose from.
  [/(\.ariaLiveMessages,\w+=)(\w+)\.getOptionLabel,/g, `$1option=>${textOfLabel}($2.getOptionLabel(option)),`],
  [/"option "\.concat\(/g, '"".concat('],
  [/"option"\.concat\((\w+)\.length>1\?"s":""," "\)\.concat/g, '"".concat'],
  [
    /return"value "\.concat\((\w+)," focused, "\)/g,
    `return"".concat($1,${said(' heeft de focus, ', ' hat den Fokus, ', ' focused, ')})`,
  ],
  [/\?" disabled":""/g, `?${said(' niet beschikbaar', ' nicht verfügbar', ' disabled')}:""`],
  [/\?" selected":""/g, `?${said(' gekozen', ' gewählt', ' selected')}:""`],
  [/""\.concat\((\w+)," result"\)\.concat\(\1!==1\?"s":""," available"\)/g, said('{} gevonden', '{} gefunden', '{} found', '$1')],
  [
    /`\$\{\w+\((\w+)\?"general:close":"general:open"\)\} \$\{\w+\("general:menu"\)\}`/g,
    `($1?${said('Menu sluiten', 'Menü schließen', 'Close menu')}:${said('Menu openen', 'Menü öffnen', 'Open menu')})`,
  ],
  // Choosing a folder in a form tells that the document has moved, although it moves when the form is saved.
  [
    /(\{let\{id:([\w$]+)\}=[\w$]+;)([\w$]+\.value!==\2&&\([\w$]+\(\{type:"UPDATE",path:[\w$]+,value:\2\}\),[\w$]+\(!0\))\)/g,
    '$1return $3,"unsaved")',
  ],
  [
    /await ([\w$]+)\(([\w$]+)\),(\2\.id\?([\w$]+)\.success\([\w$]+\("folder:itemHasBeenMoved",)/g,
    `await $1($2)==="unsaved"?$4.info(${said(
      'De nieuwe map geldt zodra u opslaat.',
      'Der neue Ordner gilt, sobald Sie speichern.',
      'The new folder applies once you save.',
    )}):$3`,
  ],
  // The menu of the publish button has no entry while there are unsaved changes, and for a new document.
  [
    /([\w$]+)&&([\w$]+)\(([\w$]+\.ButtonGroup),(\{children:[\w$]+\([\w$]+\.Button,\{id:"schedule-publish",.{0,120}?\},"schedule-publish"\))/g,
    `$1?$2($3,$4:$2("p",{className:"plantsoen-menu-note",children:${said(
      'Sla het concept eerst op. Daarna kunt u de publicatie plannen.',
      'Speichern Sie zuerst den Entwurf. Danach können Sie die Veröffentlichung planen.',
      'Save the draft first. Then you can schedule its publication.',
    )}},"schedule-publish")`,
  ],
  // The menu publishes all languages one by one (`publish-languages.tsx`): Payload's own action publishes those without a text, too.
  [
    /(?<=\{close:([\w$]+)\}\)=>[\s\S]{0,1500}?id:"publish-locale",)onClick:([\w$]+)\?\(\)=>[\w$]+\([\w$]+\.code\):[\w$]+,children:\2\?[\w$]+\("version:publishIn",\{locale:[\w$]+\}\):[\w$]+\("version:publishAllLocales"\)/g,
    `onClick:()=>{$1();dispatchEvent(new CustomEvent("plantsoen-publish-all"))},children:${said(
      'In alle talen publiceren',
      'In allen Sprachen veröffentlichen',
      'Publish in all languages',
    )}`,
  ],
  // Replacing a file is a cross without a name.
  [
    /(![\w$]+&&([\w$]+)&&)([\w$]+)\(([\w$]+),\{buttonStyle:"icon-label",className:`\$\{[\w$]+\}__remove`,icon:"x",iconStyle:"with-border",onClick:\2,round:!0\}\)/g,
    `$1$3("div",{className:"plantsoen-replace-file",children:[$3($4,{key:"replace",buttonStyle:"secondary",size:"small",margin:!1,onClick:$2,children:${said(
      'Bestand vervangen…',
      'Datei ersetzen …',
      'Replace file…',
    )}}),$3("p",{key:"help",children:${said(
      'Het openbare adres blijft werken en leidt naar het nieuwe bestand.',
      'Die öffentliche Adresse funktioniert weiter und führt zur neuen Datei.',
      'The public address keeps working and leads to the new file.',
    )}})]})`,
  ],
  // Copying to a language shows that language without a message.
  [
    /(toLocale:(\w+)\}\),\w+\(!1\),)(.{0,200}?\}catch\(\w+\)\{.{0,120}?(\w+)\.error\()/g,
    `$1$4.success(${said(
      'Gekopieerd naar {}',
      'Kopiert nach {}',
      'Copied to {}',
      'new Intl.DisplayNames($2,{type:"language"}).of($2)',
    )}),$3`,
  ],
  // The drawer of several files validates a refused file again, in the browser alone, and so loses the reason of the server.
  [
    /((\w+\[\w+\])=\{errorCount:\w+,formID:\2\.formID,formState:\w+\(\2\.formState,\{type:"ADD_SERVER_ERRORS",errors:\w+\}\)\}),/g,
    '$1,(file=>{file?.errorMessage&&file.value instanceof File&&(globalThis.refusedFiles??=new WeakMap).set(file.value,file.errorMessage)})($2.formState.file),',
  ],
  [
    /=(\w+)=>(!\1&&\1!==void 0\?.{0,400}?:\1&&\(!\1\.name\|\|\1\.name===""\)\?.{0,400}?:)!0,/g,
    '=$1=>$2globalThis.refusedFiles?.get($1)??!0,',
  ],
  // The server does not know the time zone of the browser, so the browser formats the time of a version.
  [
    /const versionToCreatedAtFormatted = versionTo\.updatedAt \? formatDate\(\{[^}]*\}\) : '';/g,
    'const versionToCreatedAtFormatted = versionTo.updatedAt;',
  ],
  [/^'use client';(?=[\s\S]*?DefaultVersionView = )/g, "'use client';\nimport { formatDate } from '@payloadcms/ui/shared';"],
  [/(?<=DefaultVersionView = \(\{[^}]*)versionToCreatedAtFormatted,/g, 'versionToCreatedAtFormatted: versionToSavedAt,'],
  [
    /(?<=DefaultVersionView = [\s\S]{0,900}= useTranslation\(\);)/g,
    "\n  const versionToCreatedAtFormatted = versionToSavedAt ? formatDate({ date: versionToSavedAt, i18n, pattern: config.admin.dateFormat }) : '';",
  ],
  // A version of one language has no texts of the others, which a comparison would show as deleted.
  [
    /(locales = localization\.locales)(;\s+\}\s+if \(localization\.filterAvailableLocales\)[\s\S]{0,200}?selectedLocales = )/g,
    '$1.filter(({ code }) => code === userLocale)$2',
  ],
  // A compared checkbox is true or false, and a compared date has a time even if it is a day, and the server's time.
  [
    /(tokenizeByCharacter: false,\s+value: )String\(value\)/g,
    `$1(value ? ${said('Ja', 'Ja', 'Yes')} : ${said('Nee', 'Nein', 'No')})`,
  ],
  [
    /(date: typeof value(?:From|To) === "string"[^}]*pattern: )dateFormat/g,
    `$1field.admin?.date?.pickerAppearance === "dayOnly" ? ${dayPattern} : dateFormat`,
  ],
  [
    /(DateDiffComponent = t0 => \{)([\s\S]*?return )t5;/g,
    '$1\n  const isShown = React.useSyncExternalStore(() => () => {}, () => true, () => false);$2isShown ? t5 : null;',
  ],
  // Labels have one text per language, and many of Payload's texts take them as they are.
  [
    /const value = vars\[placeholder\];/g,
    `const named = vars[placeholder];const value = named !== null && typeof named === "object" ? named[${language}] ?? named.en ?? named : named;`,
  ],
  // Payload keeps the fields of a collection, with the labels of Payload's own, in the language of their first reader for everyone.
  [
    /const cacheKey = (collectionSlug \|\| globalSlug \|\| `widget:\$\{widgetSlug\}`);/g,
    'const cacheKey = i18n.language + ($1);',
  ],
  // Names for developers, which screen readers and tooltips would say.
  [/"aria-label":(\w+\["aria-labelledby"\])\?void 0:\w+\}/g, `"aria-label":$1?void 0:${said('Venster', 'Fenster', 'Dialog')}}`],
  [/title:\w+,type:"checkbox"/g, 'type:"checkbox"'],
  [/ariaLabel:"invisible"/g, 'ariaLabel:void 0'],
  [/\{roleDescription:"sortable"\}/g, `{get roleDescription(){return ${said('sorteerbaar', 'sortierbar', 'sortable')}}}`],
  [/roleDescription = 'draggable'/g, `roleDescription = ${said('sleepbaar', 'verschiebbar', 'draggable')}`],
  [
    /isCollapsed \? "Expand" : "Collapse"/g,
    `isCollapsed ? ${said('Uitklappen', 'Aufklappen', 'Expand')} : ${said('Inklappen', 'Zuklappen', 'Collapse')}`,
  ],
  [/`\$\{(\w+)\} dropdown`/g, `(${JSON.stringify(toolbarGroups)}[${language}]?.[$1]??$1+" dropdown")`],
  [
    /"Use the (?:up and down )?arrow keys to move the [^"]*crop selection area"/g,
    said('Wijzig de uitsnede met de pijltjes', 'Ausschnitt mit den Pfeiltasten ändern', 'Change the crop with the arrow keys'),
  ],
  // Buttons that show an icon alone have no name for screen readers.
  [
    /(onKeyDown:\w+,tabIndex:0,type:"button",)(children:\w+\}\)\};)/g,
    `$1ref:named=>{named&&!named.textContent.trim()&&named.setAttribute("aria-label",${menuName})},$2`,
  ],
  // Keyboards reach the buttons of a list to choose from, so they are not hidden from screen readers.
  [
    /(className:\w+,ref:typeof (\w+)=="string"\?null:\2,\.\.\.\w+,)(onKeyDown:)/g,
    `$1"aria-hidden":void 0,"aria-label":${said('Leegmaken', 'Leeren', 'Clear')},$3`,
  ],
  [
    /("button",\{className:\w+,ref:\w+,\.\.\.\w+,)(onKeyDown:\w+=>\{\w+\.key==="Enter"&&\(\w+\.key=" "\)\})/g,
    `$1"aria-hidden":void 0,"aria-label":${said('Keuzes tonen', 'Auswahl zeigen', 'Show options')},$2`,
  ],
  [
    /"aria-label":(\w+)(,className:\w+\?.{0,300}?title:\1,\.\.\.\w+\},\w+;.{0,200}?icon:(\w+),showTooltip:\w+,tooltip:(\w+),children:(\w+)\})/g,
    `"aria-label":$1??(typeof $5==="string"?void 0:$4??(!$5?${iconNames}[$3]:void 0))$2`,
  ],
  [
    /className:`\$\{(\w+)\}__drag`,\.\.\.(\w+)\.attributes/g,
    `className:\`\${$1}__drag\`,"aria-label":${dragHandle},...$2.attributes`,
  ],
  [
    /(\{direction:(\w+)="right",isDisabled:\w+=!1,.{0,260}?type:"button",)/g,
    `$1"aria-label":$2==="left"?${said('Vorige pagina', 'Vorherige Seite', 'Previous page')}:${said('Volgende pagina', 'Nächste Seite', 'Next page')},`,
  ],
  [/className:"drawer-link__doc-drawer-toggler",/g, `$&"aria-label":${said('Bewerken', 'Bearbeiten', 'Edit')},`],
  // The lock of a document that another editor has open is no button, and tells its editor to the mouse only.
  [
    /(onMouseEnter:(\w+),onMouseLeave:(\w+),)role:"button",(tabIndex:0,children:\[\w+\(\w+,\{alignCaret:"left",className:`\$\{\w+\}__tooltip`,position:"top",show:\w+,children:(\w+)\})/g,
    '$1onFocus:$2,onBlur:$3,role:"img","aria-label":$5,$4',
  ],
  [
    /(className:\w+,onClick:\w+,onMouseEnter:\w+,onMouseLeave:\w+,type:"button",)(children:\[\w+\(\w+,\{\}\),\w+\(\w+,\{delay:)/g,
    `$1"aria-label":${said('Kopiëren', 'Kopieren', 'Copy')},$2`,
  ],
  [
    /"data-button-key":(\w+)\.key,/g,
    `"data-button-key":$1.key,"aria-label":(${JSON.stringify(toolbarButtons)}[${language}]??${JSON.stringify(toolbarButtons.en)})[$1.key],`,
  ],
  [
    /className:(`\$\{\w+\}__clear-button`),onClick:(\(\)=>[\w$]+\(null\)),/g,
    `className:$1,"aria-label":${said('Leegmaken', 'Leeren', 'Clear')},onClick:$2,`,
  ],
  [
    /"button",\{className:(\w+),onClick:(\w+),type:"button",children:(\w+\(\w+,\{\}\))\}/g,
    `"button",{className:$1,"aria-label":${said('Sluiten', 'Schließen', 'Close')},onClick:$2,type:"button",children:$3}`,
  ],
  // The labels of fields in drawers. `drawer-labels-admin.test.ts` tests it.
  [/(className:`field-label\$\{\w+\?" unstyled":""\}`,htmlFor:\w+,)(children:)/g, `$1ref:${connectLabel},$2`],
  // What a screen reader hears while rows are moved. Payload names them by ids that say nothing.
  [
    /draggable: "\\n +To pick up[^"]*"/g,
    `draggable: ${said(
      'Pak op met de spatiebalk, verplaats met de pijltjes, laat los met de spatiebalk of annuleer met Escape.',
      'Mit der Leertaste aufnehmen, mit den Pfeiltasten verschieben, mit der Leertaste ablegen oder mit Escape abbrechen.',
      'Pick up with the space bar, move with the arrow keys, drop with the space bar or cancel with Escape.',
    )}`,
  ],
  [/"Picked up draggable item " \+ active\.id \+ "\."/g, said('Opgepakt.', 'Aufgenommen.', 'Picked up.')],
  [
    /"Draggable item " \+ active\.id \+ " was moved over [^;]*;/g,
    `${said('Boven een andere plaats.', 'Über einer anderen Stelle.', 'Over another position.')};`,
  ],
  [
    /"Draggable item " \+ active\.id \+ " is no longer over [^;]*;/g,
    `${said('Niet boven een plaats.', 'Über keiner Stelle.', 'Not over a position.')};`,
  ],
  [/"Draggable item " \+ active\.id \+ " was dropped[^;]*;/g, `${said('Neergezet.', 'Abgelegt.', 'Dropped.')};`],
  [/"Dragging was cancelled[^;]*;/g, `${said('Geannuleerd.', 'Abgebrochen.', 'Cancelled.')};`],
];

/** @param {string} source */
module.exports = (source) => replacements.reduce((text, [found, replacement]) => text.replace(found, replacement), source);
module.exports.replacements = replacements;
