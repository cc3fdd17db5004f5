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
];
