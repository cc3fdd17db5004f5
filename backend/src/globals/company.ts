import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { EmailCompany } from '../mail/email-template-parts.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';

/** The data of the company from the global set, in one language. */
export type Company = {
  name: string;
  street: string | null;
  town: string | null;
  country: string | null;
  email: string | null;
  phone: string | null;
  salesPhone: string | null;
  /** File of the logo for a light background. */
  logo: { hash: string; filename: string } | null;
  /** Recipient of submissions of forms without their own recipient; never returned to guests. */
  formRecipient: string | null;
};

const statement = `
  select g.global_data_company_name as name,
    g.global_data_street_name_house_number as street, g.global_data_postal_code_city_name as town, l.global_data_country as country,
    g.global_data_e_mail_address as email, g.global_data_phone_number as phone, g.global_data_sales_phone_number as "salesPhone",
    case when m.hash is not null then jsonb_build_object('hash', m.hash, 'filename', m.filename) end as logo,
    g.form_recipient as "formRecipient"
  from globals g
  left join globals_locales l on l._parent_id = g.id and l._locale::text = $1
  left join media m on m.id = g.dark_logo_id
  limit 1`;

/** Reads the company data for the headers of emails and documents and for the recipient of forms. */
export async function readCompany(sql: Sql, locale: LocaleCode): Promise<Company> {
  const [row] = await sql.query<Partial<Company>>(statement, [locale]);
  return {
    name: row?.name || 'Plantsoen',
    street: row?.street || null,
    town: row?.town || null,
    country: row?.country || null,
    email: row?.email || null,
    phone: row?.phone || null,
    salesPhone: row?.salesPhone || null,
    logo: row?.logo ?? null,
    formRecipient: row?.formRecipient || null,
  };
}

/** Returns the company data for emails, with the address of the site. */
export function emailCompany({ name, street, town, country, email, phone }: Company, url: string): EmailCompany {
  const address = [street, town, country].flatMap((line) => line ?? []);
  return { name, address, url, ...(email && { email }), ...(phone && { phone }) };
}
