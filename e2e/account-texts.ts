// Texts of the account pages in each language, and of the content for members on other pages.

export const accountTexts = {
  nl: {
    fields: {
      ...{ first: 'Voornaam', last: 'Achternaam', company: 'Bedrijf', phone: 'Telefoonnummer', email: 'E-mailadres' },
      ...{ current: 'Huidig wachtwoord', fresh: 'Nieuw wachtwoord', again: 'Herhaal nieuw wachtwoord' },
    },
    buttons: {
      ...{ request: 'Account aanvragen', activate: 'Account activeren', logIn: 'Inloggen', save: 'Opslaan' },
      ...{ change: 'Wachtwoord wijzigen', logOut: 'Uitloggen', link: 'Stuur mij een link', savePassword: 'Wachtwoord opslaan' },
      ...{ keep: 'Bewaar als favoriet', drop: 'Verwijder uit favorieten' },
    },
    told: {
      ...{ requested: 'Uw account is aangevraagd', activated: 'Uw account is geactiveerd', welcome: 'Welkom, Anna' },
      ...{ refused: 'Wij konden u met deze gegevens niet inloggen', inactive: 'Activeer uw account voordat u inlogt' },
      ...{ saved: 'Opgeslagen', changed: 'Uw wachtwoord is gewijzigd', reset: 'Uw nieuwe wachtwoord is opgeslagen' },
      mailed: 'U ontvangt een e-mail als het adres bij een account hoort',
      differ: 'De nieuwe wachtwoorden komen niet overeen',
    },
    given: { price: /€\s890per stuk, ex btw/, fromPrice: /Meent parkbank.*vanaf €\s890ex btw/, file: 'Prijslijst 2027' },
  },
  en: {
    fields: {
      ...{ first: 'First name', last: 'Last name', company: 'Company', phone: 'Phone number', email: 'Email address' },
      ...{ current: 'Current password', fresh: 'New password', again: 'Repeat new password' },
    },
    buttons: {
      ...{ request: 'Request an account', activate: 'Activate account', logIn: 'Log in', save: 'Save' },
      ...{ change: 'Change password', logOut: 'Log out', link: 'Send me a link', savePassword: 'Save password' },
      ...{ keep: 'Save as favourite', drop: 'Remove from favourites' },
    },
    told: {
      ...{ requested: 'Registration successfully requested', activated: 'Successfully activated user', welcome: 'Welcome, Anna' },
      refused: "We couldn't log you in with the provided details",
      ...{ inactive: 'Please activate your account before logging in', saved: 'Saved' },
      ...{ changed: 'Successfully updated password', reset: 'Successfully saved password', differ: 'New passwords do not match' },
      mailed: 'You will receive an email if it matches an account in our system',
    },
    given: { price: /€890each, ex VAT/, fromPrice: /Meent park bench.*from €890ex VAT/, file: 'Price list 2027' },
  },
  de: {
    fields: {
      ...{ first: 'Vorname', last: 'Nachname', company: 'Unternehmen', phone: 'Telefonnummer', email: 'E-Mail-Adresse' },
      ...{ current: 'Aktuelles Passwort', fresh: 'Neues Passwort', again: 'Neues Passwort wiederholen' },
    },
    buttons: {
      ...{ request: 'Konto beantragen', activate: 'Konto aktivieren', logIn: 'Einloggen', save: 'Speichern' },
      ...{ change: 'Passwort ändern', logOut: 'Ausloggen', link: 'Link senden', savePassword: 'Passwort speichern' },
      ...{ keep: 'Als Favorit merken', drop: 'Aus Favoriten entfernen' },
    },
    told: {
      ...{ requested: 'Ihr Konto wurde beantragt', activated: 'Ihr Konto wurde aktiviert', welcome: 'Willkommen, Anna' },
      ...{ refused: 'Mit diesen Angaben konnten wir Sie nicht einloggen', saved: 'Gespeichert' },
      inactive: 'Bitte aktivieren Sie Ihr Konto, bevor Sie sich einloggen',
      ...{ changed: 'Ihr Passwort wurde geändert', reset: 'Ihr neues Passwort wurde gespeichert' },
      ...{ mailed: 'Sie erhalten eine E-Mail, wenn zu der Adresse ein Konto gehört' },
      differ: 'Die neuen Passwörter stimmen nicht überein',
    },
    given: { price: /890\s€je Stück, ohne MwSt\./, fromPrice: /Meent Parkbank.*ab 890\s€/, file: 'Preisliste 2027' },
  },
} as const;
