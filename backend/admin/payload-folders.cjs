// A loader of the admin's build: the view by folder also shows the documents without a folder, at its top level.
// Payload lists only folders there, so that all other documents seem to be gone, and creates folders by an element that the keyboard does
// not reach. `media-folders-admin.test.ts` tests both.

/** Maximum number of documents without a folder in that view. */
const maxLoose = 300;

/** What is replaced, and by what. @type {readonly (readonly [RegExp, string])[]} */
const replacements = [
  [/(__button`,)el:"div",(onClick:\(\)=>\w+\(\w+\[0\]\.slug\))/g, '$1$2'],
  [
    /import \{ buildFolderWhereConstraints, (combineWhereConstraints \} from 'payload\/shared';)/g,
    'import { buildFolderWhereConstraints, formatFolderOrDocumentItem, $1',
  ],
  [
    /const folderData = await getFolderData\(\{[^}]*\}\);/g,
    `$&
  if (collectionSlug && !folderID) {
    const { fieldName } = payload.config.folders;
    const { admin, upload } = payload.collections[collectionSlug].config;
    const loose = await payload.find({
      collection: collectionSlug,
      where: { and: [{ [fieldName]: { exists: false } }, ...(documentWhere?.or?.length ? [documentWhere] : [])] },
      sort: sort?.replace(/name$/, admin.useAsTitle ?? 'id'),
      limit: ${maxLoose},
      depth: 0,
      overrideAccess: false,
      req,
    });
    folderData.documents = loose.docs.map(value => formatFolderOrDocumentItem({
      folderFieldName: fieldName,
      isUpload: Boolean(upload),
      relationTo: collectionSlug,
      useAsTitle: admin.useAsTitle,
      value,
    }));
  }`,
  ],
];

/** @param {string} source */
module.exports = (source) => replacements.reduce((text, [found, replacement]) => text.replace(found, replacement), source);
module.exports.replacements = replacements;
