import type { ProfileFields, RegistrationFields } from '@plantsoen/form-rules/account.ts';
import { cleanFields } from '@plantsoen/form-rules/account.ts';
import { cleanLine } from '@plantsoen/form-rules/clean-text.ts';
import { accountNames } from '../../src/account/account-answer.ts';
import type { PostedEntry } from '../forms/body.ts';
import { textIn } from '../forms/entries.ts';

/** Maximum length of a value. No field allows as many characters, so a shortened value still violates its rule. */
const maxLength = 2000;

/** The submitted values of an account form. Passwords are unchanged except for NUL characters, which the API refuses. */
export class AccountEntries {
  readonly #entries: readonly PostedEntry[];

  constructor(entries: readonly PostedEntry[]) {
    this.#entries = entries;
  }

  /** Returns a text of one line without control characters. */
  line(name: string): string {
    return cleanLine(this.raw(name));
  }

  raw(name: string): string {
    return (textIn(this.#entries, name) ?? '').replaceAll('\0', '').slice(0, maxLength);
  }

  /** The id of the product whose favourite state changes; undefined for an invalid id. */
  get favourite(): number | undefined {
    return productId(this.raw(accountNames.favourite));
  }

  /** The id of the favourite that the product replaces; undefined without one. */
  get replacedFavourite(): number | undefined {
    return productId(this.raw(accountNames.insteadOf));
  }

  get registration(): RegistrationFields {
    return cleanFields({
      firstName: this.raw('firstName'),
      lastName: this.raw('lastName'),
      email: this.raw('email'),
      password: this.raw('password'),
      company: this.raw('company'),
      phoneNumber: this.raw('phoneNumber'),
      website: this.raw('website'),
      privacy: this.raw('privacy') !== '',
    });
  }

  get profile(): ProfileFields {
    return cleanFields({
      fullName: this.raw('fullName'),
      email: this.raw('email'),
      company: this.raw('company'),
      phoneNumber: this.raw('phoneNumber'),
      website: this.raw('website'),
    });
  }

  get newPassword() {
    return { newPassword: this.raw('newPassword'), confirmPassword: this.raw('confirmPassword') };
  }
}

/** Returns the id of a product; undefined for a text that is not a valid id. */
export function productId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
