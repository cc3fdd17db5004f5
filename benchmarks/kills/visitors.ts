import { withClient } from '../../backend/src/platform/database/with-client.ts';
import { pathOf } from '../../contract/paths.ts';
import { formNames } from '../../form-rules/field-names.ts';
import { accountNames } from '../../site/src/account/account-answer.ts';
import { readTimeToken } from '../form-sender.ts';
import type { SiteAddress } from '../get.ts';
import { makeMember, memberCookies } from '../member.ts';
import { postForm, visitorNumber } from '../post-form.ts';
import type { WriteKind, Writer } from './writes.ts';

type SentForm = { kind: WriteKind; path: string; fields: Record<string, string> };

/** Returns writers that send forms and add favourites to products of the demo catalogue. */
export async function visitorWriters(address: SiteAddress, databaseUrl: string): Promise<Writer[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ id: number }>('select product_id as id from catalogue where site_id = 1'),
  );
  const products = rows.map(({ id }) => id);
  return [...(await formWriters(address, products)), favouriteWriter(address, databaseUrl, products)];
}

async function formWriters(address: SiteAddress, products: readonly number[]): Promise<Writer[]> {
  const timeToken = await readTimeToken(address, pathOf('contact', 'nl'));
  const form = (handle: string, page: number) => ({
    ...{ [formNames.handle]: handle, [formNames.page]: String(page), [formNames.go]: 'send', name: 'Visitor' },
  });
  const list = JSON.stringify(products.slice(0, 2).map((id) => ({ id, amount: 2 })));
  const forms: SentForm[] = [
    {
      ...{ kind: 'form', path: pathOf('contact', 'nl') },
      fields: { ...form('contact', 0), subject: 'project', message: 'A question' },
    },
    {
      ...{ kind: 'quoteRequest', path: pathOf('quoteRequest', 'nl') },
      fields: { ...form('quoteRequest', 1), siteCountry: 'NL', organisation: 'Municipality', [formNames.list]: list },
    },
    {
      ...{ kind: 'newsletter', path: pathOf('newsletterThanks', 'nl') },
      fields: { voornaam: 'Anna', achternaam: 'Visser', termsAndConditions: 'on' },
    },
  ];
  let visitors = 0;
  return forms.map(({ kind, path, fields }) => ({
    kind,
    async next() {
      visitors += 1;
      const id = `${kind.toLowerCase()}-${visitors}@example.org`;
      const sent = { ...fields, [formNames.timeToken]: timeToken, email: id };
      const posted = postForm({ address, path, fields: sent, clientIp: visitorNumber(visitors) });
      return { id, isAcknowledged: (await statusOf(posted)) === 303 };
    },
  }));
}

/** Returns a writer that adds favourites, one product at a time. Each member logs in, and adds all products once. */
function favouriteWriter(address: SiteAddress, databaseUrl: string, products: readonly number[]): Writer {
  let members = 0;
  let member: { email: string; cookie: string; rest: number[] } | undefined;

  async function logInNewMember() {
    members += 1;
    const email = `member-${members}@example.org`;
    await makeMember(databaseUrl, email);
    return { email, cookie: await memberCookies(address, email), rest: [...products] };
  }
  return {
    kind: 'favourite',
    async next() {
      member = member?.rest.length ? member : await logInNewMember().catch(() => undefined);
      const product = member?.rest.pop();
      if (!member || product === undefined) return { id: `no member ${members}`, isAcknowledged: false };
      const fields = {
        ...{ [accountNames.action]: 'favourite', [accountNames.favourite]: String(product), [accountNames.isFavourite]: 'true' },
      };
      const further = { cookie: member.cookie, accept: 'application/json' };
      const posted = postForm({ address, path: pathOf('favourites', 'nl'), fields, clientIp: '10.30.0.1', further });
      return { id: `${member.email} ${product}`, isAcknowledged: (await statusOf(posted)) === 200 };
    },
  };
}

/** Returns the status of an answer, and 0 if the connection failed. */
const statusOf = (posted: ReturnType<typeof postForm>) =>
  posted.then(
    ({ status }) => status,
    () => 0,
  );
