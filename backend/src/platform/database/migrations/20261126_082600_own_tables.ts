import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Creates the tables that belong to the project, beside Payload's. `docs/database.md` describes them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(content);
  await db.execute(search);
  await db.execute(forms);
  await db.execute(emails);
  await db.execute(accounts);
  await db.execute(quotation);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table address, projected_entry, catalogue, text_state, change, search_index_queue, search_entry, search_word, search_synonym,
      form_upload, spent_form_token, rate_limit_counter, mail, member_session, member_credential, account_token, login_attempt,
      user_second_factor, domain_handoff, member_quotation_list, shared_quotation_list;
    drop function search_stems, search_stem;
    drop sequence quote_request_number;
    drop index subscribers_address_idx;
  `);
}

const content = sql`
  create table address (
    site_id int not null,
    path text not null,
    kind text not null check (kind in ('canonical', 'old', 'redirect')),
    entry_type text not null,
    entry_id int not null,
    parent_path text,
    title text not null default '',
    members_only boolean not null default false,
    updated_at timestamptz not null default now(),
    primary key (site_id, path)
  );
  create index address_entry_idx on address (entry_type, entry_id);
  create unique index address_canonical_idx on address (entry_type, entry_id, site_id) where kind = 'canonical';
  create index address_parent_idx on address (site_id, parent_path) where kind = 'canonical';

  create table projected_entry (
    entry_type text not null,
    entry_id int not null,
    updated_at timestamptz not null,
    primary key (entry_type, entry_id)
  );

  create table catalogue (
    product_id int not null,
    site_id int not null,
    position int not null,
    category_ids int[] not null,
    title text not null,
    sku text not null,
    facts jsonb not null,
    variants jsonb,
    card jsonb not null,
    primary key (product_id, site_id)
  );
  create index catalogue_position_idx on catalogue (site_id, position, product_id);
  create index catalogue_categories_idx on catalogue using gin (category_ids);

  create table text_state (
    entry_type text not null,
    entry_id int not null,
    locale text not null,
    hash text not null,
    changed_at timestamptz not null,
    published_at timestamptz not null,
    primary key (entry_type, entry_id, locale)
  );

  create table change (
    id bigint generated always as identity primary key,
    tags text[] not null,
    created_at timestamptz not null default now()
  );
`;

/** Rows of `search_entry` are narrow, because a common word counts and sorts thousands of them. Long columns are stored outside the row. */
const search = sql`
  create table search_index_queue (
    id bigint generated always as identity primary key,
    site_id int not null,
    collection text not null,
    entry_id int not null,
    background boolean not null,
    attempts int not null default 0,
    due_at timestamptz not null default now()
  );
  create index search_index_queue_order_idx on search_index_queue (background, id);

  create table search_entry (
    site_id int not null,
    collection text not null,
    entry_id int not null,
    kind text not null,
    position float8 not null,
    category text,
    head text not null,
    document jsonb not null,
    text text not null,
    fingerprint text not null,
    lexemes tsvector not null,
    primary key (site_id, collection, entry_id)
  ) with (toast_tuple_target = 128);
  alter table search_entry alter head set storage external, alter document set storage external,
    alter text set storage external, alter lexemes set storage external;
  create index search_entry_category_idx on search_entry (site_id, kind, category) where category is not null;
  create index search_entry_lexemes_idx on search_entry using gin (lexemes) with (fastupdate = off);

  create table search_word (
    site_id int not null,
    word text collate "C" not null,
    spelling text not null,
    document_frequency int not null,
    title_document_frequency int not null,
    position_frequencies int[] not null default '{}',
    stem text collate "C" not null,
    parts text[] not null,
    keys text[] not null,
    error_keys text[] not null,
    primary key (site_id, word)
  );
  create index search_word_keys_idx on search_word using gin (keys) with (fastupdate = off);
  create index search_word_error_keys_idx on search_word using gin (error_keys) with (fastupdate = off);
  create index search_word_ending_idx on search_word (site_id, reverse(stem) collate "C");

  create table search_synonym (
    site_id int not null,
    phrase text collate "C" not null,
    spelling text not null default '',
    synonyms text[] not null,
    stem text collate "C" not null default '',
    error_keys text[] not null default '{}',
    primary key (site_id, phrase)
  );
  create index search_synonym_stem_idx on search_synonym (site_id, stem);
  create index search_synonym_error_keys_idx on search_synonym using gin (error_keys) with (fastupdate = off);

  create function search_stem(site int, word text) returns text language sql immutable parallel safe
  return coalesce(
    case site
      when 1 then regexp_replace(regexp_replace((ts_lexize('pg_catalog.dutch_stem',
        regexp_replace(word, '((?<=[lnrw])t|(?<=m)p|(?<=[^aeiou])et|(?<=[^aeiout]|[aeiou]t))jes?$', '')))[1], 'v$', 'f'), 'z$', 's')
      when 2 then (ts_lexize('pg_catalog.english_stem', word))[1]
      when 3 then (ts_lexize('pg_catalog.german_stem', word))[1]
    end, word);

  create function search_stems(site int, phrase text) returns text language sql immutable parallel safe
  return (select string_agg(search_stem(site, word), '' order by place)
    from regexp_split_to_table(phrase, ' ') with ordinality words (word, place));
`;

const forms = sql`
  create table form_upload (
    id bigint generated always as identity primary key,
    token_hash text unique,
    form text not null,
    field text not null,
    site_id int not null,
    visitor text not null,
    wider_network text not null default '',
    file text not null unique,
    name text not null default '',
    bytes bigint not null,
    content_type text not null default '',
    encrypted boolean not null default false,
    created_at timestamptz not null default now(),
    expires_at timestamptz,
    submission_id int references form_submissions (id) on delete set null
  );
  create index form_upload_visitor_idx on form_upload (visitor, created_at);
  create index form_upload_wider_network_idx on form_upload (wider_network, created_at);
  create index form_upload_unsubmitted_idx on form_upload (expires_at) where submission_id is null;
  create index form_upload_submission_idx on form_upload (submission_id) where submission_id is not null;

  create table spent_form_token (
    hash bytea primary key,
    submission_key text,
    expires_at timestamptz not null
  );
  create index spent_form_token_expires_at_idx on spent_form_token (expires_at);

  create table rate_limit_counter (
    hash bytea primary key,
    count int not null,
    expires_at timestamptz not null
  );
  create index rate_limit_counter_expires_at_idx on rate_limit_counter (expires_at);
`;

/** The index allows one active subscription per address and site. Payload's schema cannot express it. */
const emails = sql`
  create unique index subscribers_address_idx on subscribers (lower(email), site) where state <> 'ended';

  create table mail (
    id bigint generated always as identity primary key,
    key uuid not null default gen_random_uuid(),
    kind text not null,
    recipient text not null,
    rate_limit_key text,
    content jsonb,
    created_at timestamptz not null default now(),
    sent_at timestamptz
  );
  create index mail_rate_limit_key_idx on mail (rate_limit_key, created_at) where rate_limit_key is not null;
  create index mail_created_idx on mail (created_at);
`;

const accounts = sql`
  create table member_session (
    id uuid primary key,
    member_id int not null references members (id) on delete cascade,
    login_id uuid not null,
    salt bytea not null,
    generation int not null default 0,
    confirmed_generation int not null default 0,
    refresh_hash bytea not null,
    spent_at timestamptz[] not null default '{}',
    device text,
    network text,
    started_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz
  );
  create index member_session_member_idx on member_session (member_id);

  create table member_credential (
    member_id int primary key references members (id) on delete cascade,
    password_hash text not null,
    changed_at timestamptz not null default now(),
    last_login_at timestamptz,
    email_verified_at timestamptz
  );

  create table account_token (
    member_id int not null references members (id) on delete cascade,
    kind text not null check (kind in ('activation', 'reset', 'email')),
    hash bytea not null unique,
    new_email text,
    expires_at timestamptz not null,
    primary key (member_id, kind)
  );

  create table login_attempt (
    hash bytea primary key,
    count int not null,
    resets_at timestamptz not null,
    blocked_until timestamptz,
    known_until timestamptz
  );
  create index login_attempt_resets_at_idx on login_attempt (resets_at);

  create table user_second_factor (
    user_id int primary key references users (id) on delete cascade,
    secret text not null,
    confirmed_at timestamptz,
    last_used_step int not null default 0,
    attempts int not null default 0,
    last_attempt_at timestamptz not null default now(),
    recovery_codes bytea[] not null default '{}'
  );

  create table domain_handoff (
    code_hash bytea primary key,
    site_id int not null,
    kind text not null,
    data jsonb not null,
    expires_at timestamptz not null
  );
  create index domain_handoff_expires_at_idx on domain_handoff (expires_at);
`;

const quotation = sql`
  create table member_quotation_list (
    member_id int primary key references members (id) on delete cascade,
    version int not null,
    lines jsonb not null,
    project text,
    changed_at timestamptz not null default now()
  );

  create table shared_quotation_list (
    token_hash bytea primary key,
    revoke_hash bytea not null unique,
    site_id int not null,
    lines jsonb not null,
    project text,
    owner_hash bytea,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  );
  create index shared_quotation_list_owner_idx on shared_quotation_list (owner_hash, created_at);
  create index shared_quotation_list_expires_at_idx on shared_quotation_list (expires_at);

  create sequence quote_request_number;
`;
