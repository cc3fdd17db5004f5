import type { ClientBase } from 'pg';

/** The migrations before this one, and itself, were squashed into `squashedMigrations`. */
export const lastFormerMigration = '20261126_060000_job_queue';
const squashedMigrations = ['20261126_082507_payload_tables', '20261126_082600_own_tables'];

/**
 * Renames of tables, columns and indexes that came with the squashed migrations. Apart from names, the squashed migrations create the
 * same tables as the former ones.
 */
export const renames = `
  alter table crossing rename to domain_handoff;
  alter table domain_handoff rename kept to data;
  alter index crossing_pkey rename to domain_handoff_pkey;
  alter index crossing_expires_at_idx rename to domain_handoff_expires_at_idx;

  alter table search_due rename to search_index_queue;
  alter sequence search_due_id_seq rename to search_index_queue_id_seq;
  alter index search_due_pkey rename to search_index_queue_pkey;
  alter index search_due_order_idx rename to search_index_queue_order_idx;

  alter table search_word rename documents to document_frequency;
  alter table search_word rename naming to title_document_frequency;
  alter table search_word rename places to position_frequencies;

  alter table log_in_try rename to login_attempt;
  alter table login_attempt rename until to resets_at;
  alter index log_in_try_pkey rename to login_attempt_pkey;
  alter index log_in_try_until_idx rename to login_attempt_resets_at_idx;

  alter table visitor_count rename to rate_limit_counter;
  alter table rate_limit_counter rename until to expires_at;
  alter index form_sending_rate_pkey rename to rate_limit_counter_pkey;
  alter index visitor_count_until_idx rename to rate_limit_counter_expires_at_idx;

  alter table form_token_spent rename to spent_form_token;
  alter table spent_form_token rename sending to submission_key;
  alter table spent_form_token rename until to expires_at;
  alter index form_token_spent_pkey rename to spent_form_token_pkey;
  alter index form_token_spent_until_idx rename to spent_form_token_expires_at_idx;

  alter table form_upload rename surroundings to wider_network;
  alter index form_upload_surroundings_idx rename to form_upload_wider_network_idx;
  alter index form_upload_loose_idx rename to form_upload_unsubmitted_idx;

  alter table mail rename confirms to rate_limit_key;
  alter index mail_confirms_idx rename to mail_rate_limit_key_idx;

  alter table member_session rename log_in to login_id;
  alter table member_session rename began_at to started_at;
  alter table member_session rename used_at to last_used_at;
  alter index member_session_member rename to member_session_member_idx;

  alter table member_credential rename last_log_in_at to last_login_at;
  alter table member_credential rename proven_at to email_verified_at;

  alter table user_second_factor rename last_step to last_used_step;
  alter table user_second_factor rename tries to attempts;
  alter table user_second_factor rename tried_at to last_attempt_at;

  alter table shared_quotation_list rename sharer to owner_hash;
  alter index shared_quotation_list_sharer rename to shared_quotation_list_owner_idx;
  alter index shared_quotation_list_expires rename to shared_quotation_list_expires_at_idx;

  -- PostgreSQL 18 names the constraints of columns that are not null.
  do $$
  declare r record;
  begin
    for r in
      select conrelid::regclass as tablename, conname, format('%s_%s_not_null', conrelid::regclass, attname) as new_name
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'n' and conrelid in ('domain_handoff'::regclass, 'search_index_queue'::regclass, 'search_word'::regclass,
        'login_attempt'::regclass, 'rate_limit_counter'::regclass, 'spent_form_token'::regclass, 'form_upload'::regclass,
        'member_session'::regclass, 'user_second_factor'::regclass)
    loop
      if r.conname <> r.new_name then
        execute format('alter table %s rename constraint %I to %I', r.tablename, r.conname, r.new_name);
      end if;
    end loop;
  end $$;
`;

/** Whether a migration was squashed. Names begin with the time. */
export const isFormerMigration = (name: string) => name <= lastFormerMigration;

/**
 * Renames the tables of a database that all former migrations have created, and records the squashed migrations instead of them.
 * PostgreSQL runs the statements of one query in one transaction.
 */
export async function adoptSquashedMigrations(client: ClientBase): Promise<void> {
  await client.query(`
    ${renames}
    delete from payload_migrations where name <= '${lastFormerMigration}';
    insert into payload_migrations (name, batch) values ${squashedMigrations.map((name) => `('${name}', 1)`).join(', ')};
  `);
}
