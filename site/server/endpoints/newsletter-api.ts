import type { LocaleCode, SiteId } from '@plantsoen/contract/locales.ts';
import type { FormProblem, ProblemKey } from '@plantsoen/form-rules/form-problem.ts';
import type { SignUp } from '@plantsoen/form-rules/sign-up.ts';
import type { PostedForm } from '../../src/forms/posted-form.ts';
import de from '../../src/newsletter/messages/de.json' with { type: 'json' };
import en from '../../src/newsletter/messages/en.json' with { type: 'json' };
import nl from '../../src/newsletter/messages/nl.json' with { type: 'json' };
import type { TokenName } from '../../src/newsletter/newsletter-forms.ts';
import { type FragmentOf, read } from '../../src/platform/data/operation.ts';
import type { Query } from '../../src/platform/data/query.ts';
import {
  ConfirmSubscription,
  SubscribeToNewsletter,
  UnsubscribeFromNewsletter,
} from '../../src/platform/generated/operations.ts';
import type { NewsletterAnswerFragment } from '../../src/platform/generated/operations-types.ts';
import { siteIdAt } from '../../src/platform/locale/hrefs.ts';
import type { SiteAddress } from '../../src/platform/locale/site-address.ts';
import type { AttemptMetadata } from '../forms/entries.ts';

type Outcome = Pick<PostedForm, 'outcome' | 'problems'>;

const texts: Record<LocaleCode, typeof nl> = { nl, en, de };

/** Client of the API's newsletter, on behalf of a visitor of a site. */
export class NewsletterApi {
  readonly #query: Query;
  readonly #locale: LocaleCode;
  readonly #siteId: SiteId;

  constructor(query: Query, address: SiteAddress) {
    this.#query = query;
    this.#locale = address.locale;
    this.#siteId = siteIdAt(address);
  }

  /** Signs a visitor up, with the consent text that was shown. */
  async signUp(signUp: SignUp, attempt: AttemptMetadata): Promise<Outcome> {
    const { consentBefore, policy, consentAfter } = texts[this.#locale];
    const subscriber = { ...signUp, consent: consentBefore + policy + consentAfter };
    const { subscribeToNewsletter } = await this.#query(SubscribeToNewsletter, { siteId: this.#siteId, subscriber, attempt });
    return outcomeOf(subscribeToNewsletter);
  }

  /** Runs the action of an email link. */
  async act(name: TokenName, token: string): Promise<Outcome> {
    const variables = { siteId: this.#siteId, token };
    if (name === 'confirm') return outcomeOf((await this.#query(ConfirmSubscription, variables)).confirmSubscription);
    return outcomeOf((await this.#query(UnsubscribeFromNewsletter, variables)).unsubscribeFromNewsletter);
  }
}

function outcomeOf(masked: unknown): Outcome {
  const answer = read<NewsletterAnswerFragment>(masked as FragmentOf<NewsletterAnswerFragment>);
  if (answer.__typename === 'NewsletterDone') return { outcome: 'sent', problems: [] };
  const problems = answer.problems.map(
    ({ handle, key, amount }): FormProblem => ({ handle, key: key as ProblemKey, ...(amount !== null && { amount }) }),
  );
  return { outcome: problems.some(({ key }) => key === 'unavailable') ? 'failed' : 'refused', problems };
}
