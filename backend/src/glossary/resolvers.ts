import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import type { GlossaryTerm, Resolvers } from '../platform/generated/contract.ts';

const maxTerms = 200;

const statement = `
  select g.id, $1::int as "siteId", l.title, l.explanation,
    array(select t.text from glossary_terms_texts t
      where t.parent_id = g.id and t.path = 'spellings' and t.locale = $2::_locales order by t."order") as spellings
  from glossary_terms g join glossary_terms_locales l on l._parent_id = g.id and l._locale = $2::_locales
  where l.title <> '' and l.explanation <> '' order by g.key limit ${maxTerms}`;

export const glossaryResolvers: Resolvers = {
  Query: {
    glossary(_, args, context) {
      const siteId = siteIdArgument(args.siteId);
      context.tags.list('GlossaryTerm', siteId);
      return context.sql.query<Omit<GlossaryTerm, '__typename'>>(statement, [siteId, localeOfSite(siteId)]);
    },
  },
};
