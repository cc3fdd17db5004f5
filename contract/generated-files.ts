import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import {
  buildSchema,
  concatAST,
  type DocumentNode,
  type GraphQLSchema,
  isAbstractType,
  isUnionType,
  Kind,
  parse,
  validate,
} from 'graphql';
import { fieldSets, withFields } from './field-sets.ts';
import { withIdentities } from './identity-fields.ts';
import { operationTexts } from './operation-texts.ts';
import { readContract } from './schema.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const siteSource = join(root, 'site', 'src');
/** Folders whose fragments are sets of fields that many views use. In other folders a fragment belongs to one view. */
const sharedFolders = ['design', 'platform'].map((folder) => join(siteSource, folder));
const header = '// Generated from the contract by `npm run contract`; do not edit.\n';
/** Source objects of the backend's resolvers, for types whose source differs from the answer. */
const resolverSources = {
  Page: 'pages/page-record.ts#PageSource',
  Category: 'products/category-resolvers.ts#CategorySource',
  Product: 'products/product-source.ts#ProductSource',
  Variant: 'products/product-variants.ts#VariantSource',
  PlateCode: 'products/plate-code.ts#PlateCodeSource',
  Colour: 'colours/colour-source.ts#ColourSource',
  DownloadList: 'downloads/resolvers.ts#DownloadListSource',
  OfferedDownload: 'downloads/resolvers.ts#OfferedDownloadSource',
  ProductList: 'products/product-list-resolvers.ts#ProductListSource',
  ProjectList: 'projects/project-list-resolvers.ts#ProjectListSource',
  AdviserAnswer: 'team/adviser.ts#AdviserSource',
  AdviserRegion: 'team/adviser.ts#AdviserRegionSource',
  TeamMember: 'team/resolvers.ts#TeamMemberSource',
  TeamMemberInformation: 'team/resolvers.ts#TeamMemberSource',
  Project: 'projects/project-record.ts#ProjectSource',
  NewsArticle: 'news/article-record.ts#NewsArticleSource',
  FaqQuestion: 'faq/resolvers.ts#FaqQuestionSource',
  GlobalSets: 'globals/resolvers.ts#GlobalSetsSource',
  SeoMetadata: 'metadata/seo-source.ts#SeoSource',
  Footer: 'globals/resolvers.ts#FooterSource',
  Globals: 'globals/resolvers.ts#GlobalsSource',
  Image: 'media/image-loader.ts#ImageRecord',
  Form: 'forms/stored-form.ts#StoredForm',
  Viewer: 'account/viewer-source.ts#ViewerSource',
  MemberQuotationList: 'quotation/member-list.ts#MemberList',
  NamedQuotationList: 'quotation/named-lists.ts#NamedList',
  SharedQuotationList: 'quotation/shared-list-resolvers.ts#SharedListSource',
  QuoteRequest: 'quotation/own-requests.ts#OwnRequest',
};

/** Returns the contract types of blocks. The backend's sources of their resolvers are generated (`blockSources`). */
function blockTypenames(schema: GraphQLSchema): string[] {
  const union = schema.getType('Block');
  if (!isUnionType(union)) throw new Error('the contract has no union Block');
  return union.getTypes().map(({ name }) => name);
}

/** Returns a module with the source type of each block: Payload's type of the same name, with the identity of a served block. */
function blockSources(typenames: readonly string[]): string {
  return `${header}import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ${typenames.join(', ')} } from './payload-types.ts';

export const blockTypenames = [${typenames.map((name) => `'${name}'`).join(', ')}] as const;
export type BlockTypename = (typeof blockTypenames)[number];

/** Source object of the resolvers of a kind of block: its contract type, and the stored block in the site's language. */
type BlockSource<Typename extends string, Stored> = { __typename: Typename; id: number; siteId: SiteId; stored: Stored };

${typenames.map((name) => `export type ${name}Source = BlockSource<'${name}', ${name}>;`).join('\n')}

/** A block of a kind in the contract: its type, its identity and the stored block. */
export type ServedBlock = ${typenames.map((name) => `${name}Source`).join(' | ')};
`;
}

const scalars = { Html: 'string', DateTime: 'string', Number: 'number' };

type SourceDocument = { location: string; document: DocumentNode };

/** Returns the fragment with the fields of each block: those of the fragment with the name of its type. */
function blocksDocument(typenames: readonly string[]): SourceDocument {
  const spreads = typenames.map((name) => `... on ${name} { ...${name} }`).join(' ');
  return {
    location: join(siteSource, 'page-builder/Blocks.graphql'),
    document: parse(`fragment Blocks on Block { ${spreads} }`),
  };
}

function readDocuments(): SourceDocument[] {
  return readdirSync(siteSource, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => ({ location: join(siteSource, file), document: parse(readFileSync(join(siteSource, file), 'utf8')) }));
}

function isShared({ location, document }: SourceDocument): boolean {
  return (
    sharedFolders.some((folder) => location.startsWith(folder)) &&
    document.definitions.every(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  );
}

function assertValid(schema: GraphQLSchema, documents: SourceDocument[]): void {
  const errors = validate(schema, concatAST(documents.map((source) => source.document)));
  if (errors.length === 0) return;
  const lines = errors.map((error) => error.message);
  throw new Error(`the site's operations do not match the schema of the contract:\n${lines.join('\n')}`);
}

function possibleTypes(schema: GraphQLSchema): Record<string, string[]> {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  return Object.fromEntries(abstract.map((type) => [type.name, schema.getPossibleTypes(type).map((possible) => possible.name)]));
}

/** Folder of the operations, one file each. */
export const operationsFolder = 'site/src/platform/generated/operations';

/**
 * Returns the generated files of both sides, as texts by their path in the project: schema types and resolver types for the
 * backend, operation types and persisted operations for the site, and the possible types of every union and interface (API-07).
 */
export async function generatedFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const text = readContract();
  const schema = buildSchema(text);
  const schemaDocument = parse(text);
  const base = { schema: schemaDocument, filename: '', config: {} };
  const blockTypes = blockTypenames(schema);
  files.set('backend/src/platform/generated/block-sources.ts', blockSources(blockTypes));

  const resolverTypes = await codegen({
    ...base,
    documents: [],
    pluginMap: { typescript, typescriptResolvers },
    plugins: [
      { typescript: { scalars, enumsAsTypes: true, useTypeImports: true, inputMaybeValue: 'T | null | undefined' } },
      {
        typescriptResolvers: {
          useTypeImports: true,
          contextType: '../../backend/src/platform/api/context.ts#ApiContext',
          mappers: Object.fromEntries([
            ...Object.entries(resolverSources).map(([type, source]) => [type, `../../${source}`]),
            ...blockTypes.map((name) => [name, `./block-sources.ts#${name}Source`]),
          ]),
          enumsAsTypes: true,
        },
      },
    ],
  });
  files.set(
    'backend/src/platform/generated/contract.ts',
    header + resolverTypes.replaceAll('../../backend/src/platform/', '../'),
  );

  const sources = [...readDocuments(), blocksDocument(blockTypes)];
  assertValid(schema, sources);
  const shared = sources.filter(isShared);
  const sets = fieldSets(shared.map(({ document }) => document));
  const documents = sources
    .filter((source) => !shared.includes(source))
    .map((source) => ({ ...source, document: withIdentities(schema, withFields(source.document, sets)) }));
  const operationTypes = await codegen({
    ...base,
    documents,
    pluginMap: { typescriptOperations },
    plugins: [
      {
        typescriptOperations: {
          scalars,
          enumsAsTypes: true,
          useTypeImports: true,
          inlineFragmentTypes: 'mask',
          skipTypename: true,
          avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
        },
      },
    ],
  });
  files.set('site/src/platform/generated/operations-types.ts', header + operationTypes);

  const texts = operationTexts(concatAST(documents.map((source) => source.document)));
  const persisted = Object.fromEntries(texts.map(({ text: body }) => [operationId(body), body]));
  if (Object.keys(persisted).length < texts.length) throw new Error('two GraphQL operations have the same text or ID');
  files.set('site/src/platform/generated/persisted-operations.json', `${JSON.stringify(persisted, null, 1)}\n`);
  const imports =
    "import type { Operation } from '../../data/operation.ts';\nimport type * as types from '../operations-types.ts';\n\n";
  // One module per operation, so that a page loads only the operations that it sends.
  for (const { name, text: body } of texts) {
    const id = operationId(body);
    const type = `types.${name}${new RegExp(`\\bmutation ${name}\\b`).test(body) ? 'Mutation' : 'Query'}`;
    const constant = `export const ${name}: Operation<${type}, ${type}Variables> = { name: '${name}', id: '${id}' };\n`;
    files.set(`${operationsFolder}/${name}.ts`, header + imports + constant);
  }
  const exports = texts.map(({ name }) => `export { ${name} } from './operations/${name}.ts';\n`);
  files.set(`${operationsFolder}.ts`, header + (exports.join('') || 'export {};\n'));
  files.set('contract/generated/possible-types.json', `${JSON.stringify(possibleTypes(schema), null, 1)}\n`);
  return files;
}

/**
 * Returns a prefix of the hash of an operation's text, unique within a build. It is short, because browsers load the ids of all.
 */
function operationId(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
