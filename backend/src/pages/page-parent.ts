import type { RelationshipFieldSingleValidation } from 'payload';
import { relationship as validateRelationship } from 'payload/shared';
import { type Label, labelFor } from '../platform/payload/label.ts';
import { treePlace } from '../platform/payload/parent-chain.ts';

const deepest = 3;

const placeHint: Label = {
  nl: 'Inhoudspagina’s staan onder een andere inhoudspagina, in hoogstens drie niveaus',
  en: 'Place a content page below another content page, at most three levels deep. Choose another parent page.',
  de: 'Inhaltsseiten stehen unter einer anderen Inhaltsseite, in höchstens drei Ebenen',
};

/**
 * Validates the parent of a page. Pages nest at most three levels deep without cycles, and the parent of a content page is a
 * content page (LOC-08).
 */
export const validatePageParent: RelationshipFieldSingleValidation = async (value, options) => {
  const basic = await validateRelationship(value, options);
  if (basic !== true || typeof value !== 'number') return basic;
  const { id, req } = options;
  const { above, below, isCycle } = await treePlace(req, 'pages', id === undefined ? undefined : Number(id), value);
  const parent = await req.payload.findByID({
    collection: 'pages',
    id: value,
    depth: 0,
    draft: true,
    select: { type: true },
    req,
  });
  const isContentPage = (options.data as { type?: string }).type === 'contentPage';
  const fits = !isCycle && above + 1 + below <= deepest && (!isContentPage || parent.type === 'contentPage');
  return fits || labelFor(req, placeHint);
};
