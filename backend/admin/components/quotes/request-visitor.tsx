import { type StoredValue, textOf } from '../../../src/forms/stored-value.ts';
import { relationId } from '../../../src/platform/api/records.ts';
import type { QuoteRequest } from '../../../src/platform/generated/payload-types.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { quotesLabels as labels } from './quotes-labels.ts';

type Props = {
  request: QuoteRequest;
  /** Values of the form, decrypted for editors; empty if the submission is gone or closed to the user. */
  values: readonly StoredValue[];
  submissionId: number | undefined;
  i18n: { language: string };
};

/** Renders the requester with links to write and to call, and the rest of the form. */
export function RequestVisitor({ request, values, submissionId, i18n }: Props) {
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const { name, organisation, email } = request;
  const memberId = relationId(request.member);
  const isAnonymous = [name, organisation, email].every((value) => !value) && values.length === 0;
  return (
    <section>
      <h3>
        {text('visitor')}
        {memberId !== undefined && (
          <a className="plantsoen-count" href={`/admin/collections/members/${memberId}`}>
            {text('member')}
          </a>
        )}
      </h3>
      {isAnonymous && <div className="plantsoen-task-note">{text('anonymous')}</div>}
      <div>
        {[name, organisation].filter(Boolean).join(', ')} {email && <a href={`mailto:${email}`}>{email}</a>}
      </div>
      <dl className="plantsoen-quotes-values">
        {values
          .filter((value) => !isRepeated(value, request))
          .map((value) => (
            <div key={value.handle}>
              <dt>{value.label}</dt>
              <dd>
                <VisitorValue {...{ value, submissionId }} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** Whether the panel shows a value elsewhere. */
const isRepeated = (value: StoredValue, { name, organisation, email, project }: QuoteRequest): boolean =>
  [name, organisation, email, project, ''].includes(textOf(value));

function VisitorValue({ value, submissionId }: { value: StoredValue; submissionId: number | undefined }) {
  if ('files' in value)
    return value.files.map(({ upload, name }) => (
      <a key={upload} href={`/api/form-submissions/${submissionId}/files/${upload}`} download={name}>
        {name}
      </a>
    ));
  const text = textOf(value);
  const [number] = value.type === 'Phone' ? (/^\+?[\d\s()./-]+/.exec(text) ?? []) : [];
  return number === undefined ? text : <a href={`tel:${number.replace(/\(0\)|[^+\d]/g, '')}`}>{text}</a>;
}
