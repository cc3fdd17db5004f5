import { expect, test } from 'vitest';
import { projectTexts } from './project-texts.ts';

const project = { name: 'Brinkpark Oost', place: 'Deventer', tenderDate: '2027-02-01' };
const texts = { projectName: 'Brinkpark Oost', tenderDate: '2027-02-01' };

test.each([
  [['projectName', 'siteTown', 'town'], { ...texts, siteTown: 'Deventer' }],
  [['baustelleOrt'], { ...texts, baustelleOrt: 'Deventer' }],
  [['organisation'], texts],
])('QUO-11 the project data of the list are texts for a form with the fields %j', (handles, expected) => {
  expect(projectTexts(project, handles)).toEqual(expected);
});
