import { formNames } from '@plantsoen/form-rules/field-names.ts';
import { createIsomorphicFn } from '@tanstack/react-start';
import { pageRequest } from '../../platform/rendering/page-request.server.ts';

const timeToken = createIsomorphicFn()
  .server(() => pageRequest()?.timeToken?.())
  .client(() => undefined);

/** Inside a form: what lets it be sent where no script runs (FRM-12). Browsers that run scripts neither see nor send it. */
export function TimeToken() {
  return (
    <noscript>
      <TimeTokenField />
    </noscript>
  );
}

function TimeTokenField() {
  const token = timeToken();
  return token ? <input type="hidden" name={formNames.timeToken} value={token} /> : null;
}
