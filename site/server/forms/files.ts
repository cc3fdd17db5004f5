import { fileLimit } from '@plantsoen/form-rules/file-rules.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { PostedFile } from '@plantsoen/form-rules/read-values.ts';
import type { IncomingFile } from './body.ts';
import { type DefinedForm, fileField } from './definition.ts';
import type { FormPass, Upload, Uploads } from './upload.ts';

type FormFilesParts = { uploads: Uploads; upload: Pick<Upload, 'siteId' | 'clientIp'> };

/** The files of one form. Each is uploaded to the API and replaced by a token. */
export class FormFiles {
  /** The rules that the files violate. */
  readonly problems: FormProblem[] = [];
  /** Whether a valid file could not be uploaded. */
  hasFailed = false;
  readonly #parts: FormFilesParts;
  readonly #counts = new Map<string, number>();

  constructor(parts: FormFilesParts) {
    this.#parts = parts;
  }

  /** Uploads a file and returns its token. Returns undefined for an unknown form or field; files beyond the limit are only counted. */
  async take(
    { field, name, stream, signal }: IncomingFile,
    form: DefinedForm | undefined,
    pass: FormPass,
  ): Promise<PostedFile | undefined> {
    const definition = form && fileField(form, field);
    const count = (this.#counts.get(field) ?? 0) + 1;
    this.#counts.set(field, count);
    if (!form || !definition || count > fileLimit(definition)) {
      stream.resume();
      return definition && { name, size: 1 };
    }
    const { uploads, upload } = this.#parts;
    const { maxMb } = definition;
    try {
      const sent = await uploads.send({ ...upload, pass, handle: form.handle, field, name, maxMb }, stream, signal);
      if ('token' in sent) return { name, size: sent.bytes, token: sent.token };
      this.problems.push(sent.problem);
    } catch {
      this.hasFailed = true;
    }
    return undefined;
  }
}
