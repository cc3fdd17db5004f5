/** Maximum lengths of an answer, and bytes of an attached PDF: many mailboxes take no email of more than 10 MB. */
export const answerLimits = { subject: 200, text: 20_000, file: 7_000_000 } as const;

/**
 * Answer as an editor sends it: subject and text with placeholders, which the server fills in, and whether the list is attached. `key`
 * identifies the attempt, so that a double click sends one email.
 */
export type AnswerInput = { key: string; templateId: number; subject: string; text: string; withList: boolean };

/** Reason why an answer is refused, with the placeholders if it concerns them. */
export type AnswerProblem = {
  reason: 'key' | 'template' | 'subject' | 'text' | 'placeholders' | 'address' | 'fileSize' | 'fileType' | 'fileUnsafe';
  placeholders?: string[];
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Translates a request body. A value of another type becomes one that the validation refuses. */
export function answerInputOf(body: unknown): AnswerInput {
  const { key, templateId, subject, text, withList } = (body ?? {}) as Record<string, unknown>;
  const textOf = (value: unknown) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '');
  return {
    ...{ key: textOf(key), templateId: Number(templateId), subject: textOf(subject), text: textOf(text) },
    withList: withList !== false,
  };
}

/** Returns why the texts of an answer are refused; undefined if they can be sent. */
export function answerProblem({ key, subject, text }: AnswerInput, missing: readonly string[]): AnswerProblem | undefined {
  if (!uuid.test(key)) return { reason: 'key' };
  if (subject === '' || subject.length > answerLimits.subject || subject.includes('\n')) return { reason: 'subject' };
  if (text === '' || text.length > answerLimits.text) return { reason: 'text' };
  return missing.length > 0 ? { reason: 'placeholders', placeholders: [...missing] } : undefined;
}
