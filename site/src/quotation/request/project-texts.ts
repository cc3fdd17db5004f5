import type { ProjectData } from '../lists/named-list.ts';
import { townField } from './entered-place.ts';

/** Returns the project data of a list for the fields of a request form, by handle (QUO-11). The place is for its first town. */
export function projectTexts({ name, place, tenderDate }: ProjectData, handles: readonly string[]): Record<string, string> {
  const town = handles.find((handle) => townField.test(handle));
  return { projectName: name, tenderDate, ...(town !== undefined && { [town]: place }) };
}
