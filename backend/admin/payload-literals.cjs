// Texts that stand as they are in the code of Payload's components and of the libraries they use: English, Dutch, German.

/** @type {readonly (readonly [en: string, nl: string, de: string])[]} */
module.exports = [
  ['Copy URL', 'Adres kopiëren', 'Adresse kopieren'],
  ['No columns selected', 'Geen kolommen gekozen', 'Keine Spalten gewählt'],
  ['A file is required.', 'Kies een bestand.', 'Wählen Sie eine Datei.'],
  ['A file name is required.', 'Geef het bestand een naam.', 'Geben Sie der Datei einen Namen.'],
  ['Failed to fetch the file.', 'Het bestand is niet opgehaald.', 'Die Datei wurde nicht abgerufen.'],
  ['The provided URL is not allowed.', 'Dit adres is niet toegestaan.', 'Diese Adresse ist nicht erlaubt.'],
  [
    'Your request was too large to submit successfully.',
    'Dit is te groot om op te slaan.',
    'Dies ist zu groß und konnte nicht gespeichert werden.',
  ],
  // Toasts.
  ['Notifications', 'Meldingen', 'Meldungen'],
  ['Close toast', 'Melding sluiten', 'Meldung schließen'],
  // The editor of rich texts.
  ['Drag to move', 'Sleep om te verplaatsen', 'Zum Verschieben ziehen'],
  ['Add block', 'Blok toevoegen', 'Block hinzufügen'],
  ['Insert Paragraph', 'Alinea invoegen', 'Absatz einfügen'],
  ['Slash menu', 'Invoegmenu', 'Einfügemenü'],
  ['Edit link', 'Link bewerken', 'Link bearbeiten'],
  ['Remove link', 'Link verwijderen', 'Link entfernen'],
  ['Something went wrong:', 'Er ging iets mis:', 'Etwas ist schiefgegangen:'],
  // Lists to choose from, with what they tell screen readers.
  ['No options', 'Geen keuzes', 'Keine Auswahl'],
  ['Select...', 'Kies…', 'Auswählen …'],
  ['Loading...', 'Bezig met laden…', 'Wird geladen …'],
  [
    'Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu',
    'Kies met de pijltjes omhoog en omlaag, selecteer met Enter en sluit met Escape',
    'Mit den Pfeiltasten wählen, mit Enter bestätigen, mit Escape schließen',
  ],
  [', press Tab to select the option and exit the menu', '; met Tab selecteert en sluit u', '; mit Tab bestätigen und schließen'],
  [' is focused ', ' heeft de focus ', ' hat den Fokus '],
  [',type to refine list', ', typ om te zoeken', ', zum Suchen tippen'],
  [', press Down to open the menu, ', ', open met pijltje omlaag', ', mit Pfeil nach unten öffnen'],
  [
    ' press left to focus selected values',
    '; met pijltje links naar de gekozen waarden',
    '; mit Pfeil nach links zu den gewählten Werten',
  ],
  [
    'Use left and right to toggle between focused values, press Backspace to remove the currently focused value',
    'Ga met pijltje links en rechts langs de waarden en verwijder met Backspace',
    'Mit den Pfeiltasten zwischen den Werten wechseln, mit der Rücktaste entfernen',
  ],
  ['All selected options have been cleared.', 'Alle keuzes zijn gewist.', 'Alle Werte wurden entfernt.'],
  [', deselected.', ', niet meer gekozen.', ', nicht mehr gewählt.'],
  [', selected.', ', gekozen.', ', gewählt.'],
  [' is disabled. Select another option.', ' kan niet worden gekozen.', ' ist nicht wählbar.'],
  [' for search term ', ' voor ', ' für '],
  // The calendar.
  ['Choose Time', 'Kies een tijd', 'Uhrzeit wählen'],
  ['Choose Date', 'Kies een datum', 'Datum wählen'],
  [' and Time', ' en een tijd', ' und Uhrzeit'],
  ['Selected time: ', 'Gekozen tijd: ', 'Gewählte Uhrzeit: '],
  ['Selected date: ', 'Gekozen datum: ', 'Gewähltes Datum: '],
  ['Month ', 'Maand ', 'Monat '],
  ['Choose', 'Kies', 'Wählen:'],
  ['Not available', 'Niet beschikbaar', 'Nicht verfügbar'],
  ['Previous Month', 'Vorige maand', 'Vorheriger Monat'],
  ['Next Month', 'Volgende maand', 'Nächster Monat'],
];
