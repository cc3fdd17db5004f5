/** Returns the name of a submission in the access log: its form and its ID. */
export const submissionSubject = ({ id, formTitle }: { id: number | string; formTitle: string }): string => `${formTitle}, ${id}`;
