import type { RecordBlueprint } from './blueprints.ts';
import { readDemo, type Texts } from './demo-content.ts';
import { positionOf } from './import-dictionaries.ts';
import { demoMediaList } from './import-media.ts';

type DemoTeamMember = { name: string; role: Texts; languages: string[]; region: string; email: string; phone: string };

/** Returns the blueprints of team members, each with the portrait of the same name. */
export function teamBlueprints(): RecordBlueprint<'team'>[] {
  const portraits = new Map(demoMediaList().map(({ name, file }) => [name, file]));
  return readDemo<DemoTeamMember[]>('facts/team').map((member, index) => {
    const key = member.email.slice(0, member.email.indexOf('@'));
    return {
      reference: `team:${key}`,
      fields: (references) => ({
        key,
        nameField: member.name,
        function: member.role,
        email: member.email,
        phoneNumber: member.phone,
        languages: member.languages,
        region: member.region,
        image: references.picture(portraits.get(member.name) ?? ''),
        position: positionOf(index),
      }),
    };
  });
}
