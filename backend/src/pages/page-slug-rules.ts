import type { TextFieldSingleValidation } from 'payload';

/** What holds for the slug of a page (LOC-08). */
export const pageSlugRules: TextFieldSingleValidation = () => true;
