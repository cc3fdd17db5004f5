import type { PeerUpload } from '../../src/platform/testing/contract-peer.ts';
import { startingContent, type TestContent } from '../../src/platform/testing/test-content.ts';

const field = (handle: string, type: string, inputTypeName: string, rest: object = {}) => ({
  ...{ __typename: `Field_${type}`, id: handle, handle, label: handle, type, inputTypeName, required: false },
  ...{ errorMessage: null, enableConditions: false, conditions: null, visibility: 'visible' },
  ...rest,
});

const page = (id: string, fields: object[]) => ({ id, name: id, rows: fields.map((one) => ({ fields: [one] })) });

/** A form of two pages, with a file on the second. */
export const contactForm = {
  id: 1,
  siteId: 1,
  handle: 'contact',
  settings: { submitAction: 'message', redirectEntry: null, redirectUrl: null, validationOnSubmit: true },
  captchas: [{ handle: 'altcha', name: 'altcha' }],
  pages: [
    page('you', [
      field('fullName', 'SingleLineText', 'String', { required: true, limit: false }),
      field('email', 'Email', 'String'),
    ]),
    page('question', [
      field('message', 'MultiLineText', 'String', { required: true, limit: false }),
      field('pieces', 'Number', 'Int', { min: 1, max: 9 }),
      field('drawing', 'FileUpload', '[FileUploadInput]', { limitFiles: 2, accept: ['.pdf'], maxMb: 1 }),
    ]),
  ],
};

export type TestForms = {
  content: TestContent & { extension: string; upload(upload: PeerUpload): object | undefined };
  /** Saved submissions, oldest first. */
  saved: Record<string, unknown>[];
  uploads: { query: Record<string, string>; bytes: number }[];
  /** Returns the answer of the mutation. */
  answer: () => object | Promise<object>;
  form: typeof contactForm | null;
  save(variables: Record<string, unknown>): object;
};

/** Returns content with that form, which records submissions. */
export function testForms(): TestForms {
  const saved: Record<string, unknown>[] = [];
  const save = (variables: Record<string, unknown>) => {
    saved.push(variables);
    return forms.answer();
  };
  const content = Object.assign(startingContent(), {
    extension: `extend type Mutation {
      save_contact_Submission(siteId: Int!, attempt: SubmissionAttemptInput!, fullName: String, email: String, message: String, pieces: Int, drawing: [FileUploadInput]): SubmissionAnswer
    }`,
    upload: ({ query, bytes }: PeerUpload) => {
      forms.uploads.push({ query, bytes: bytes.length });
      return { token: `token${forms.uploads.length}` };
    },
  });
  Object.assign(content.root, {
    form: ({ handle }: { handle: string }) => (handle === forms.form?.handle ? forms.form : null),
    save_contact_Submission: save,
  });
  const forms: TestForms = {
    content,
    save,
    saved,
    uploads: [],
    form: contactForm,
    answer: () => ({ __typename: 'SavedSubmission', id: 7 }),
  };
  return forms;
}

export type Part = string | { name: string; content: string | Buffer };

/** Returns a multipart body with its type. Repeated names stay in order. */
export function multipart(parts: readonly (readonly [string, Part])[]): { headers: Record<string, string>; body: Buffer } {
  const boundary = 'test-boundary';
  const chunks = parts.flatMap(([name, part]) => {
    const file = typeof part === 'string' ? '' : `; filename="${part.name}"\r\nContent-Type: application/pdf`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(typeof part === 'string' ? part : part.content), Buffer.from('\r\n')];
  });
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
