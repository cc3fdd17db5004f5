import type { TextFieldSingleValidation } from 'payload';

/** What holds for the slug of a category or product: subcategories and products of a category share their names (LOC table). */
export const catalogueSlugRules: TextFieldSingleValidation = () => true;
