/** How the access log names a submission: by its form and its number. */
export const submissionSubject = ({ id, formTitle }: { id: number | string; formTitle: string }): string => `${formTitle}, ${id}`;
