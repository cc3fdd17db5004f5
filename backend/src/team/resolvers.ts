import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { knowPictures, type RowsPictures, relatedImage, withPictures } from '../media/image-loader.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { findAdviser } from './adviser.ts';

/** A team member in a site's language. */
export type TeamMemberSource = {
  id: number;
  siteId: SiteId;
  nameField: string;
  function: string;
  phoneNumber: string | null;
  email: string | null;
  languages: string[];
  region: string | null;
  imageId: number | null;
};

type Row = Omit<TeamMemberSource, 'siteId'> & RowsPictures;

/** Statement for team members. A member without a function in this language is not on its site. */
const statement = `
  select t.id, t.name_field as "nameField", l.function, t.phone_number as "phoneNumber", t.email, t.region, t.image_id as "imageId",
    array(select x.text from team_texts x where x.parent_id = t.id and x.path = 'languages' order by x."order") as languages,
    ${withPictures('array[t.image_id]')}
  from team t join team_locales l on l._parent_id = t.id and l._locale = $2::_locales
  where t.id = any($1) and l.function <> ''`;

function teamMemberLoader(context: ApiContext, siteId: SiteId) {
  return context.loader<number, TeamMemberSource | undefined>(`teamMember:${siteId}`, async (ids) => {
    const rows = await context.sql.query<Row>(statement, [ids, localeOfSite(siteId)]);
    knowPictures(context, siteId, rows);
    const found = new Map(rows.map(({ pictures: _, ...row }) => [row.id, { ...row, siteId }]));
    return ids.map((wanted) => found.get(wanted));
  });
}

/**
 * Returns team members in the given order (CON-07), without those who are not on this site. Concurrent lookups are batched into
 * one statement.
 */
export async function teamMembersById(context: ApiContext, siteId: SiteId, ids: readonly number[]): Promise<TeamMemberSource[]> {
  context.tags.list('TeamMember', siteId);
  const loader = teamMemberLoader(context, siteId);
  const members = await Promise.all(ids.map((id) => loader.load(id)));
  return members.filter((member) => member !== undefined);
}

/** Resolvers of team members (CON-07) and of the adviser for a place (CON-08). */
export const teamResolvers: Resolvers = {
  Query: {
    adviser: (_, { siteId, ...place }, context) => findAdviser(context, siteIdArgument(siteId), place),
  },
  AdviserAnswer: {
    region: ({ siteId, region }) => (region ? { ...region, siteId } : null),
    adviser: async ({ siteId, region }, _, context) =>
      region ? ((await teamMembersById(context, siteId, [region.adviserId]))[0] ?? null) : null,
    stretches: ({ siteId, stretches }) => stretches.map((stretch) => ({ ...stretch, region: { ...stretch.region, siteId } })),
  },
  TeamMember: {
    title: (member) => member.nameField,
    information: (member) => member,
  },
  TeamMemberInformation: {
    image: ({ siteId, imageId }, _, context) => relatedImage(context, siteId, imageId),
  },
};
