/**
 * Replacements for Payload's German texts that are informal or incorrect. The admin addresses editors as `Sie`, as all other texts of the
 * product do. `payload-words.test.ts` reports new ones.
 */
export const germanWords = {
  authentication: {
    checkYourEmailForPasswordReset:
      'Wenn die E-Mail-Adresse zu einem Benutzerkonto gehört, erhalten Sie in Kürze eine Anleitung, um Ihr Passwort zurückzusetzen. Sehen Sie auch im Spam-Ordner nach.',
    forgotPasswordEmailInstructions:
      'Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten eine E-Mail mit einer Anleitung, um Ihr Passwort zurückzusetzen.',
    forgotPasswordUsernameInstructions:
      'Geben Sie Ihren Benutzernamen ein. Eine Anleitung, um Ihr Passwort zurückzusetzen, geht an Ihre E-Mail-Adresse.',
    generatingNewAPIKeyWillInvalidate: 'Ein neuer API-Schlüssel macht den bisherigen <1>ungültig</1>. Möchten Sie fortfahren?',
    loggedIn: 'Um sich mit einem anderen Benutzerkonto anzumelden, <0>melden Sie sich zuerst ab</0>.',
    loggedInChangePassword: 'Ihr Passwort ändern Sie in Ihrem <0>Benutzerkonto</0>.',
    loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie längere Zeit nichts getan haben.',
    loggedOutSuccessfully: 'Sie haben sich abgemeldet.',
    loginWithAnotherUser: 'Um sich als anderer Benutzer anzumelden, <0>melden Sie sich zuerst ab</0>.',
    newAccountCreated:
      'Für Sie wurde ein Konto auf <a href="{{serverURL}}">{{serverURL}}</a> angelegt. Klicken Sie auf den folgenden Link oder kopieren Sie die Adresse in Ihren Browser, um Ihre E-Mail-Adresse zu bestätigen: <a href="{{verificationURL}}">{{verificationURL}}</a><br> Danach können Sie sich anmelden.',
    resetYourPassword: 'Ihr Passwort zurücksetzen',
    verifyYourEmail: 'Ihre E-Mail-Adresse bestätigen',
    youAreInactive:
      'Sie haben seit einiger Zeit nichts getan und werden zu Ihrer Sicherheit in Kürze abgemeldet. Möchten Sie angemeldet bleiben?',
    youAreReceivingResetPassword:
      'Sie erhalten diese Nachricht, weil jemand ein neues Passwort für Ihr Benutzerkonto angefordert hat. Klicken Sie auf den folgenden Link oder kopieren Sie die Adresse in Ihren Browser:',
    youDidNotRequestPassword:
      'Wenn Sie das nicht angefordert haben, brauchen Sie nichts zu tun. Ihr Passwort bleibt unverändert.',
  },
  dashboard: {
    discardMessage: 'Sie haben die Übersicht geändert und nicht gespeichert. Möchten Sie die Änderungen verwerfen?',
    noItems: 'Ihre Übersicht ist leer. Über das Menü in der oberen Leiste fügen Sie Elemente hinzu.',
  },
  error: {
    deletingTitle: '{{title}} konnte nicht gelöscht werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    documentNotFound: 'Das Dokument mit der ID {{id}} ist nicht vorhanden, oder Sie haben keinen Zugriff darauf.',
    insufficientClipboardPermissions:
      'Der Zugriff auf die Zwischenablage wurde verweigert. Prüfen Sie die Berechtigungen des Browsers.',
    notAllowedToAccessPage: 'Sie dürfen diese Seite nicht öffnen.',
    notAllowedToPerformAction: 'Sie dürfen diese Aktion nicht ausführen.',
    restoringTitle: '{{title}} konnte nicht wiederhergestellt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    unauthorized: 'Melden Sie sich zuerst an.',
    unverifiedEmail: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  },
  fields: {
    block: 'Baustein',
    chooseBetweenCustomTextOrDocument: 'Geben Sie eine Adresse ein oder wählen Sie einen Inhalt.',
    chooseDocumentToLink: 'Wählen Sie den Inhalt, zu dem der Link führt',
    selectExistingLabel: '{{label}} auswählen',
  },
  folder: {
    folderTypeDescription: 'Wählen Sie, welche Arten von Inhalten in diesem Ordner erlaubt sind.',
    moveItemsToFolderConfirmation: 'Möchten Sie <1>{{count}} {{label}}</1> nach <2>{{toFolder}}</2> verschieben?',
    moveItemsToRootConfirmation: 'Möchten Sie <1>{{count}} {{label}}</1> in den Hauptordner verschieben?',
    moveItemToFolderConfirmation: 'Möchten Sie <1>{{title}}</1> nach <2>{{toFolder}}</2> verschieben?',
    moveItemToRootConfirmation: 'Möchten Sie <1>{{title}}</1> in den Hauptordner verschieben?',
  },
  general: {
    aboutToDelete: 'Möchten Sie {{label}} <1>{{title}}</1> löschen?',
    aboutToDeleteCount_many: 'Möchten Sie {{count}} {{label}} löschen?',
    aboutToDeleteCount_one: 'Möchten Sie {{count}} {{label}} löschen?',
    aboutToDeleteCount_other: 'Möchten Sie {{count}} {{label}} löschen?',
    aboutToPermanentlyDelete: 'Möchten Sie {{label}} <1>{{title}}</1> endgültig löschen?',
    aboutToPermanentlyDeleteTrash: 'Möchten Sie <0>{{count}}</0> <1>{{label}}</1> endgültig aus dem Papierkorb löschen?',
    aboutToRestore: 'Möchten Sie {{label}} <1>{{title}}</1> wiederherstellen?',
    aboutToRestoreAsDraft: 'Möchten Sie {{label}} <1>{{title}}</1> als Entwurf wiederherstellen?',
    aboutToRestoreAsDraftCount: 'Möchten Sie {{count}} {{label}} als Entwurf wiederherstellen?',
    aboutToRestoreCount: 'Möchten Sie {{count}} {{label}} wiederherstellen?',
    aboutToTrash: 'Möchten Sie {{label}} <1>{{title}}</1> in den Papierkorb verschieben?',
    aboutToTrashCount: 'Möchten Sie {{count}} {{label}} in den Papierkorb verschieben?',
    changesNotSaved: 'Ihre Änderungen sind nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.',
    copyWarning: 'Möchten Sie {{to}} mit {{from}} überschreiben ({{label}} {{title}})?',
    currentlyEditing:
      'bearbeitet gerade dieses Dokument. Wenn Sie es übernehmen, kann dort nicht weiter bearbeitet werden, und nicht gespeicherte Änderungen können verloren gehen.',
    documentIsTrashed: '{{label}}: gelöscht und nur lesbar.',
    documentOutOfDate: 'Dieses Dokument wurde soeben von jemand anderem geändert. Sie sehen einen älteren Stand.',
    enterAValue: 'Geben Sie einen Wert ein',
    false: 'Nein',
    filter: 'Filtern',
    moveConfirm: 'Möchten Sie {{count}} {{label}} nach <1>{{destination}}</1> verschieben?',
    newLabel: 'Neu: {{label}}',
    noLabel: '–',
    noResults: 'Hier steht nichts. Löschen Sie Filter und Suchtext, oder legen Sie etwas Neues an.',
    noResultsDescription: 'Löschen Sie Filter und Suchtext, um alles zu sehen, oder legen Sie etwas Neues an.',
    noResultsFound: 'Hier steht noch nichts.',
    noTrashResults: 'Keine {{label}} im Papierkorb.',
    payloadSettings: 'Einstellungen',
    sorryNotFound: 'Zu Ihrer Anfrage wurde nichts gefunden.',
    true: 'Ja',
    unsavedChanges: 'Sie haben Änderungen nicht gespeichert. Speichern oder verwerfen Sie sie, bevor Sie fortfahren.',
    unsavedChangesDuplicate: 'Sie haben Änderungen nicht gespeichert. Möchten Sie trotzdem duplizieren?',
  },
  localization: { selectedLocales: 'in ausgewählten Sprachen' },
  upload: {
    cropToolDescription: 'Ziehen Sie die Ecken des Ausschnitts, zeichnen Sie einen neuen oder ändern Sie die Werte unten.',
    dragAndDrop: 'Datei hierher ziehen',
  },
  validation: {
    emailAddress: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    enterNumber: 'Geben Sie eine gültige Zahl ein.',
    fieldHasNo: 'Dieses Feld hat keine {{label}}',
    username:
      'Geben Sie einen gültigen Benutzernamen ein. Er darf Buchstaben, Ziffern, Bindestriche, Punkte und Unterstriche enthalten.',
  },
  version: {
    aboutToPublishSelection: 'Möchten Sie alle {{label}} der Auswahl veröffentlichen?',
    aboutToRestore: 'Möchten Sie {{label}} auf den Stand vom {{versionDate}} zurücksetzen?',
    aboutToRestoreGlobal: 'Möchten Sie {{label}} auf den Stand vom {{versionDate}} zurücksetzen?',
    aboutToRevertToPublished: 'Möchten Sie dieses Dokument auf den veröffentlichten Stand zurücksetzen?',
    aboutToUnpublishSelection: 'Möchten Sie alle {{label}} der Auswahl offline nehmen?',
    noRowsFound: 'Keine {{label}} gefunden',
    noRowsSelected: 'Keine {{label}} ausgewählt',
    publishIn: 'Auf {{locale}} veröffentlichen',
    unpublished: 'Offline',
    unpublishedSuccessfully: 'Der Inhalt ist offline.',
  },
} as const;
