import * as migration_20261126_082507_payload_tables from './20261126_082507_payload_tables.ts';
import * as migration_20261126_082600_own_tables from './20261126_082600_own_tables.ts';
import * as migration_20261126_090807_maintenance_interval from './20261126_090807_maintenance_interval.ts';
import * as migration_20261126_090900_supply_on_cards from './20261126_090900_supply_on_cards.ts';
import * as migration_20261126_130000_field_keys from './20261126_130000_field_keys.ts';
import * as migration_20261126_160000_index_queue_age from './20261126_160000_index_queue_age.ts';
import * as migration_20261126_200000_products_of_changes from './20261126_200000_products_of_changes.ts';
import * as migration_20261126_210000_search_pending_list from './20261126_210000_search_pending_list.ts';
import * as migration_20261126_210100_product_list_indexes from './20261126_210100_product_list_indexes.ts';
import * as migration_20261126_230000_product_list_columns from './20261126_230000_product_list_columns.ts';
import * as migration_20261127_000000_purge_positions from './20261127_000000_purge_positions.ts';
import * as migration_20261127_193000_search_words_of_letters from './20261127_193000_search_words_of_letters.ts';
import * as migration_20261127_200000_search_count from './20261127_200000_search_count.ts';
import * as migration_20261127_203000_price_changes from './20261127_203000_price_changes.ts';
import * as migration_20261127_203729_activity_log from './20261127_203729_activity_log.ts';
import * as migration_20261127_235000_discontinued_catalogue from './20261127_235000_discontinued_catalogue.ts';
import * as migration_20261127_235000_imports from './20261127_235000_imports.ts';
import * as migration_20261127_235500_quote_answers from './20261127_235500_quote_answers.ts';
import * as migration_20261128_000000_connections from './20261128_000000_connections.ts';
import * as migration_20261128_000500_trash from './20261128_000500_trash.ts';
import * as migration_20261128_002134_roles_and_invitations from './20261128_002134_roles_and_invitations.ts';
import * as migration_20261128_002137_product_availability from './20261128_002137_product_availability.ts';
import * as migration_20261128_002301_quote_requests from './20261128_002301_quote_requests.ts';
import * as migration_20261128_002512_trash_and_media from './20261128_002512_trash_and_media.ts';
import * as migration_20261128_002613_page_templates from './20261128_002613_page_templates.ts';
import * as migration_20261128_010000_translation_state from './20261128_010000_translation_state.ts';
import * as migration_20261128_020000_answer_attachments from './20261128_020000_answer_attachments.ts';
import * as migration_20261128_110251_offers_plans_and_names from './20261128_110251_offers_plans_and_names.ts';
import * as migration_20261128_190000_article_numbers from './20261128_190000_article_numbers.ts';
import * as migration_20261129_040418_disabled_accounts from './20261129_040418_disabled_accounts.ts';
import * as migration_20261129_073822_comparison_and_spare_parts from './20261129_073822_comparison_and_spare_parts.ts';
import * as migration_20261129_082500_spare_part_numbers from './20261129_082500_spare_part_numbers.ts';
import * as migration_20261129_083000_ticket_numbers from './20261129_083000_ticket_numbers.ts';
import * as migration_20261129_092138_tickets_contrast_and_glossary from './20261129_092138_tickets_contrast_and_glossary.ts';
import * as migration_20261129_092735_adviser_regions from './20261129_092735_adviser_regions.ts';
import * as migration_20261129_120000_named_lists from './20261129_120000_named_lists.ts';
import * as migration_20261129_122109_project_quantities from './20261129_122109_project_quantities.ts';
import * as migration_20261129_124638_product_options from './20261129_124638_product_options.ts';
import * as migration_20261129_125900_product_option_numbers from './20261129_125900_product_option_numbers.ts';
import * as migration_20261129_132330_download_details from './20261129_132330_download_details.ts';
import * as migration_20261129_154000_shared_editing from './20261129_154000_shared_editing.ts';
import * as migration_20261129_161417_quote_project_data from './20261129_161417_quote_project_data.ts';
import * as migration_20261129_165630_downloads_page_type from './20261129_165630_downloads_page_type.ts';
import * as migration_20261129_202251_variant_drawings from './20261129_202251_variant_drawings.ts';

export const migrations = [
  { name: '20261126_082507_payload_tables', up: migration_20261126_082507_payload_tables.up, down: migration_20261126_082507_payload_tables.down },
  { name: '20261126_082600_own_tables', up: migration_20261126_082600_own_tables.up, down: migration_20261126_082600_own_tables.down },
  { name: '20261126_090807_maintenance_interval', up: migration_20261126_090807_maintenance_interval.up, down: migration_20261126_090807_maintenance_interval.down },
  { name: '20261126_090900_supply_on_cards', up: migration_20261126_090900_supply_on_cards.up, down: migration_20261126_090900_supply_on_cards.down },
  { name: '20261126_130000_field_keys', up: migration_20261126_130000_field_keys.up, down: migration_20261126_130000_field_keys.down },
  { name: '20261126_160000_index_queue_age', up: migration_20261126_160000_index_queue_age.up, down: migration_20261126_160000_index_queue_age.down },
  { name: '20261126_200000_products_of_changes', up: migration_20261126_200000_products_of_changes.up, down: migration_20261126_200000_products_of_changes.down },
  { name: '20261126_210000_search_pending_list', up: migration_20261126_210000_search_pending_list.up, down: migration_20261126_210000_search_pending_list.down },
  { name: '20261126_210100_product_list_indexes', up: migration_20261126_210100_product_list_indexes.up, down: migration_20261126_210100_product_list_indexes.down },
  { name: '20261126_230000_product_list_columns', up: migration_20261126_230000_product_list_columns.up, down: migration_20261126_230000_product_list_columns.down },
  { name: '20261127_000000_purge_positions', up: migration_20261127_000000_purge_positions.up, down: migration_20261127_000000_purge_positions.down },
  { name: '20261127_193000_search_words_of_letters', up: migration_20261127_193000_search_words_of_letters.up, down: migration_20261127_193000_search_words_of_letters.down },
  { name: '20261127_200000_search_count', up: migration_20261127_200000_search_count.up, down: migration_20261127_200000_search_count.down },
  { name: '20261127_203000_price_changes', up: migration_20261127_203000_price_changes.up, down: migration_20261127_203000_price_changes.down },
  { name: '20261127_203729_activity_log', up: migration_20261127_203729_activity_log.up, down: migration_20261127_203729_activity_log.down },
  { name: '20261127_235000_discontinued_catalogue', up: migration_20261127_235000_discontinued_catalogue.up, down: migration_20261127_235000_discontinued_catalogue.down },
  { name: '20261127_235000_imports', up: migration_20261127_235000_imports.up, down: migration_20261127_235000_imports.down },
  { name: '20261127_235500_quote_answers', up: migration_20261127_235500_quote_answers.up, down: migration_20261127_235500_quote_answers.down },
  { name: '20261128_000000_connections', up: migration_20261128_000000_connections.up, down: migration_20261128_000000_connections.down },
  { name: '20261128_000500_trash', up: migration_20261128_000500_trash.up, down: migration_20261128_000500_trash.down },
  { name: '20261128_002134_roles_and_invitations', up: migration_20261128_002134_roles_and_invitations.up, down: migration_20261128_002134_roles_and_invitations.down },
  { name: '20261128_002137_product_availability', up: migration_20261128_002137_product_availability.up, down: migration_20261128_002137_product_availability.down },
  { name: '20261128_002301_quote_requests', up: migration_20261128_002301_quote_requests.up, down: migration_20261128_002301_quote_requests.down },
  { name: '20261128_002512_trash_and_media', up: migration_20261128_002512_trash_and_media.up, down: migration_20261128_002512_trash_and_media.down },
  { name: '20261128_002613_page_templates', up: migration_20261128_002613_page_templates.up, down: migration_20261128_002613_page_templates.down },
  { name: '20261128_010000_translation_state', up: migration_20261128_010000_translation_state.up, down: migration_20261128_010000_translation_state.down },
  { name: '20261128_020000_answer_attachments', up: migration_20261128_020000_answer_attachments.up, down: migration_20261128_020000_answer_attachments.down },
  { name: '20261128_110251_offers_plans_and_names', up: migration_20261128_110251_offers_plans_and_names.up, down: migration_20261128_110251_offers_plans_and_names.down },
  { name: '20261128_190000_article_numbers', up: migration_20261128_190000_article_numbers.up, down: migration_20261128_190000_article_numbers.down },
  { name: '20261129_040418_disabled_accounts', up: migration_20261129_040418_disabled_accounts.up, down: migration_20261129_040418_disabled_accounts.down },
  { name: '20261129_073822_comparison_and_spare_parts', up: migration_20261129_073822_comparison_and_spare_parts.up, down: migration_20261129_073822_comparison_and_spare_parts.down },
  { name: '20261129_082500_spare_part_numbers', up: migration_20261129_082500_spare_part_numbers.up, down: migration_20261129_082500_spare_part_numbers.down },
  { name: '20261129_083000_ticket_numbers', up: migration_20261129_083000_ticket_numbers.up, down: migration_20261129_083000_ticket_numbers.down },
  { name: '20261129_092138_tickets_contrast_and_glossary', up: migration_20261129_092138_tickets_contrast_and_glossary.up, down: migration_20261129_092138_tickets_contrast_and_glossary.down },
  { name: '20261129_092735_adviser_regions', up: migration_20261129_092735_adviser_regions.up, down: migration_20261129_092735_adviser_regions.down },
  { name: '20261129_120000_named_lists', up: migration_20261129_120000_named_lists.up, down: migration_20261129_120000_named_lists.down },
  { name: '20261129_122109_project_quantities', up: migration_20261129_122109_project_quantities.up, down: migration_20261129_122109_project_quantities.down },
  { name: '20261129_124638_product_options', up: migration_20261129_124638_product_options.up, down: migration_20261129_124638_product_options.down },
  { name: '20261129_125900_product_option_numbers', up: migration_20261129_125900_product_option_numbers.up, down: migration_20261129_125900_product_option_numbers.down },
  { name: '20261129_132330_download_details', up: migration_20261129_132330_download_details.up, down: migration_20261129_132330_download_details.down },
  { name: '20261129_154000_shared_editing', up: migration_20261129_154000_shared_editing.up, down: migration_20261129_154000_shared_editing.down },
  { name: '20261129_161417_quote_project_data', up: migration_20261129_161417_quote_project_data.up, down: migration_20261129_161417_quote_project_data.down },
  { name: '20261129_165630_downloads_page_type', up: migration_20261129_165630_downloads_page_type.up, down: migration_20261129_165630_downloads_page_type.down },
  { name: '20261129_202251_variant_drawings', up: migration_20261129_202251_variant_drawings.up, down: migration_20261129_202251_variant_drawings.down },
];
