import type { ProfileFields, RegistrationFields } from '@plantsoen/form-rules/account.ts';
import { cleanFields } from '@plantsoen/form-rules/account.ts';
import { cleanLine } from '@plantsoen/form-rules/clean-text.ts';
import { accountNames } from '../../src/account/account-answer.ts';
import type { PostedEntry } from '../forms/body.ts';
import { textIn } from '../forms/entries.ts';

/** No field takes as much: what is cut here breaks its rules all the same. */
const longest = 2000;

/** What came with a form of accounts. A password stays as it was typed; NUL nobody can type, and the API refuses a text with it. */
export class AccountEntries {
  readonly #entries: readonly PostedEntry[];

  constructor(entries: readonly PostedEntry[]) {
    this.#entries = entries;
  }

  /** A text of one line, without what nobody can have typed. */
  line(name: string): string {
    return cleanLine(this.raw(name));
  }

  raw(name: string): string {
    return (textIn(this.#entries, name) ?? '').replaceAll('\0', '').slice(0, longest);
  }

  /** The id of the product that is to become a favourite, or none any more; undefined where it can be none. */
  get favourite(): number | undefined {
    return productId(this.raw(accountNames.favourite));
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

/** The id of a product; undefined for a text that can be none. */
export function productId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
