/** Returns the name of an account in histories and messages. */
export const authorName = ({ name, email }: { name?: string | null | undefined; email: string }): string => name || email;
