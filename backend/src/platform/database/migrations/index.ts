import * as migration_20261121_102848_first from './20261121_102848_first.ts';
import * as migration_20261121_102900_own_tables from './20261121_102900_own_tables.ts';
import * as migration_20261121_131517_elevations from './20261121_131517_elevations.ts';
import * as migration_20261121_133638_localised_proofs from './20261121_133638_localised_proofs.ts';
import * as migration_20261121_164707_kinds_of_place from './20261121_164707_kinds_of_place.ts';
import * as migration_20261121_165628_redirects from './20261121_165628_redirects.ts';
import * as migration_20261121_173200_text_states from './20261121_173200_text_states.ts';
import * as migration_20261121_231500_mail from './20261121_231500_mail.ts';
import * as migration_20261121_231825_forms from './20261121_231825_forms.ts';
import * as migration_20261121_232025_quote_requests from './20261121_232025_quote_requests.ts';
import * as migration_20261121_232100_shared_lists from './20261121_232100_shared_lists.ts';
import * as migration_20261121_232454_form_submissions from './20261121_232454_form_submissions.ts';
import * as migration_20261121_232455_form_uploads from './20261121_232455_form_uploads.ts';
import * as migration_20261121_232625_subscribers from './20261121_232625_subscribers.ts';
import * as migration_20261121_233000_form_protection from './20261121_233000_form_protection.ts';
import * as migration_20261121_233258_quote_request_submission from './20261121_233258_quote_request_submission.ts';
import * as migration_20261121_234927_samples_page from './20261121_234927_samples_page.ts';
import * as migration_20261122_021720_hide_from_search from './20261122_021720_hide_from_search.ts';
import * as migration_20261122_022000_search_index from './20261122_022000_search_index.ts';
import * as migration_20261122_023000_search_due from './20261122_023000_search_due.ts';
import * as migration_20261122_023055_search_editors from './20261122_023055_search_editors.ts';
import * as migration_20261122_023900_shared_list_project from './20261122_023900_shared_list_project.ts';
import * as migration_20261122_025529_audit_kinds from './20261122_025529_audit_kinds.ts';
import * as migration_20261122_031100_upload_protection from './20261122_031100_upload_protection.ts';
import * as migration_20261122_031500_catalogue_without_search_text from './20261122_031500_catalogue_without_search_text.ts';
import * as migration_20261122_053500_synonym_forms from './20261122_053500_synonym_forms.ts';
import * as migration_20261122_053942_members_of_our_own from './20261122_053942_members_of_our_own.ts';
import * as migration_20261122_054000_member_sessions from './20261122_054000_member_sessions.ts';
import * as migration_20261122_055333_accounts from './20261122_055333_accounts.ts';
import * as migration_20261122_060000_member_credentials from './20261122_060000_member_credentials.ts';
import * as migration_20261122_060500_crossing from './20261122_060500_crossing.ts';
import * as migration_20261122_061000_word_places from './20261122_061000_word_places.ts';
import * as migration_20261122_061408_session_audit from './20261122_061408_session_audit.ts';
import * as migration_20261122_061914_own_quote_requests from './20261122_061914_own_quote_requests.ts';
import * as migration_20261122_062000_member_quotation_list from './20261122_062000_member_quotation_list.ts';
import * as migration_20261122_064000_proven_addresses from './20261122_064000_proven_addresses.ts';
import * as migration_20261122_070106_editor_audit from './20261122_070106_editor_audit.ts';
import * as migration_20261122_070500_user_second_factor from './20261122_070500_user_second_factor.ts';
import * as migration_20261122_092214_withdrawn_approval from './20261122_092214_withdrawn_approval.ts';
import * as migration_20261123_150310_figures_of_variants from './20261123_150310_figures_of_variants.ts';
import * as migration_20261123_154727_form_integrations from './20261123_154727_form_integrations.ts';
import * as migration_20261123_155000_drop_catalogue_version from './20261123_155000_drop_catalogue_version.ts';
import * as migration_20261123_160000_catalogue_variants from './20261123_160000_catalogue_variants.ts';
import * as migration_20261123_160800_editor_log_in from './20261123_160800_editor_log_in.ts';
import * as migration_20261123_221000_confirmed_refreshes from './20261123_221000_confirmed_refreshes.ts';
import * as migration_20261126_060000_job_queue from './20261126_060000_job_queue.ts';
import * as migration_20261126_064000_supply_on_cards from './20261126_064000_supply_on_cards.ts';
import * as migration_20261126_064826_maintenance_interval from './20261126_064826_maintenance_interval.ts';

export const migrations = [
  { name: '20261121_102848_first', up: migration_20261121_102848_first.up, down: migration_20261121_102848_first.down },
  { name: '20261121_102900_own_tables', up: migration_20261121_102900_own_tables.up, down: migration_20261121_102900_own_tables.down },
  { name: '20261121_131517_elevations', up: migration_20261121_131517_elevations.up, down: migration_20261121_131517_elevations.down },
  { name: '20261121_133638_localised_proofs', up: migration_20261121_133638_localised_proofs.up, down: migration_20261121_133638_localised_proofs.down },
  { name: '20261121_164707_kinds_of_place', up: migration_20261121_164707_kinds_of_place.up, down: migration_20261121_164707_kinds_of_place.down },
  { name: '20261121_165628_redirects', up: migration_20261121_165628_redirects.up, down: migration_20261121_165628_redirects.down },
  { name: '20261121_173200_text_states', up: migration_20261121_173200_text_states.up, down: migration_20261121_173200_text_states.down },
  { name: '20261121_231500_mail', up: migration_20261121_231500_mail.up, down: migration_20261121_231500_mail.down },
  { name: '20261121_231825_forms', up: migration_20261121_231825_forms.up, down: migration_20261121_231825_forms.down },
  { name: '20261121_232025_quote_requests', up: migration_20261121_232025_quote_requests.up, down: migration_20261121_232025_quote_requests.down },
  { name: '20261121_232100_shared_lists', up: migration_20261121_232100_shared_lists.up, down: migration_20261121_232100_shared_lists.down },
  { name: '20261121_232454_form_submissions', up: migration_20261121_232454_form_submissions.up, down: migration_20261121_232454_form_submissions.down },
  { name: '20261121_232455_form_uploads', up: migration_20261121_232455_form_uploads.up, down: migration_20261121_232455_form_uploads.down },
  { name: '20261121_232625_subscribers', up: migration_20261121_232625_subscribers.up, down: migration_20261121_232625_subscribers.down },
  { name: '20261121_233000_form_protection', up: migration_20261121_233000_form_protection.up, down: migration_20261121_233000_form_protection.down },
  { name: '20261121_233258_quote_request_submission', up: migration_20261121_233258_quote_request_submission.up, down: migration_20261121_233258_quote_request_submission.down },
  { name: '20261121_234927_samples_page', up: migration_20261121_234927_samples_page.up, down: migration_20261121_234927_samples_page.down },
  { name: '20261122_021720_hide_from_search', up: migration_20261122_021720_hide_from_search.up, down: migration_20261122_021720_hide_from_search.down },
  { name: '20261122_022000_search_index', up: migration_20261122_022000_search_index.up, down: migration_20261122_022000_search_index.down },
  { name: '20261122_023000_search_due', up: migration_20261122_023000_search_due.up, down: migration_20261122_023000_search_due.down },
  { name: '20261122_023055_search_editors', up: migration_20261122_023055_search_editors.up, down: migration_20261122_023055_search_editors.down },
  { name: '20261122_023900_shared_list_project', up: migration_20261122_023900_shared_list_project.up, down: migration_20261122_023900_shared_list_project.down },
  { name: '20261122_025529_audit_kinds', up: migration_20261122_025529_audit_kinds.up, down: migration_20261122_025529_audit_kinds.down },
  { name: '20261122_031100_upload_protection', up: migration_20261122_031100_upload_protection.up, down: migration_20261122_031100_upload_protection.down },
  { name: '20261122_031500_catalogue_without_search_text', up: migration_20261122_031500_catalogue_without_search_text.up, down: migration_20261122_031500_catalogue_without_search_text.down },
  { name: '20261122_053500_synonym_forms', up: migration_20261122_053500_synonym_forms.up, down: migration_20261122_053500_synonym_forms.down },
  { name: '20261122_053942_members_of_our_own', up: migration_20261122_053942_members_of_our_own.up, down: migration_20261122_053942_members_of_our_own.down },
  { name: '20261122_054000_member_sessions', up: migration_20261122_054000_member_sessions.up, down: migration_20261122_054000_member_sessions.down },
  { name: '20261122_055333_accounts', up: migration_20261122_055333_accounts.up, down: migration_20261122_055333_accounts.down },
  { name: '20261122_060000_member_credentials', up: migration_20261122_060000_member_credentials.up, down: migration_20261122_060000_member_credentials.down },
  { name: '20261122_060500_crossing', up: migration_20261122_060500_crossing.up, down: migration_20261122_060500_crossing.down },
  { name: '20261122_061000_word_places', up: migration_20261122_061000_word_places.up, down: migration_20261122_061000_word_places.down },
  { name: '20261122_061408_session_audit', up: migration_20261122_061408_session_audit.up, down: migration_20261122_061408_session_audit.down },
  { name: '20261122_061914_own_quote_requests', up: migration_20261122_061914_own_quote_requests.up, down: migration_20261122_061914_own_quote_requests.down },
  { name: '20261122_062000_member_quotation_list', up: migration_20261122_062000_member_quotation_list.up, down: migration_20261122_062000_member_quotation_list.down },
  { name: '20261122_064000_proven_addresses', up: migration_20261122_064000_proven_addresses.up, down: migration_20261122_064000_proven_addresses.down },
  { name: '20261122_070106_editor_audit', up: migration_20261122_070106_editor_audit.up, down: migration_20261122_070106_editor_audit.down },
  { name: '20261122_070500_user_second_factor', up: migration_20261122_070500_user_second_factor.up, down: migration_20261122_070500_user_second_factor.down },
  { name: '20261122_092214_withdrawn_approval', up: migration_20261122_092214_withdrawn_approval.up, down: migration_20261122_092214_withdrawn_approval.down },
  { name: '20261123_150310_figures_of_variants', up: migration_20261123_150310_figures_of_variants.up, down: migration_20261123_150310_figures_of_variants.down },
  { name: '20261123_154727_form_integrations', up: migration_20261123_154727_form_integrations.up, down: migration_20261123_154727_form_integrations.down },
  { name: '20261123_155000_drop_catalogue_version', up: migration_20261123_155000_drop_catalogue_version.up, down: migration_20261123_155000_drop_catalogue_version.down },
  { name: '20261123_160000_catalogue_variants', up: migration_20261123_160000_catalogue_variants.up, down: migration_20261123_160000_catalogue_variants.down },
  { name: '20261123_160800_editor_log_in', up: migration_20261123_160800_editor_log_in.up, down: migration_20261123_160800_editor_log_in.down },
  { name: '20261123_221000_confirmed_refreshes', up: migration_20261123_221000_confirmed_refreshes.up, down: migration_20261123_221000_confirmed_refreshes.down },
  { name: '20261126_060000_job_queue', up: migration_20261126_060000_job_queue.up, down: migration_20261126_060000_job_queue.down },
  { name: '20261126_064000_supply_on_cards', up: migration_20261126_064000_supply_on_cards.up, down: migration_20261126_064000_supply_on_cards.down },
  { name: '20261126_064826_maintenance_interval', up: migration_20261126_064826_maintenance_interval.up, down: migration_20261126_064826_maintenance_interval.down },
];
