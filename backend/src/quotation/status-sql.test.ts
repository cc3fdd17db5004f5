import { expect, test } from 'vitest';
import { isOpen, type RequestStatus, statusLabels } from './requests/request-status.ts';
import { openStatusList, statusOrder } from './status-sql.ts';

test('statements use the same statuses as the rules', () => {
  const statuses = Object.keys(statusLabels) as RequestStatus[];
  const quoted = (list: string[]) => list.map((status) => `'${status}'`).join(', ');
  expect(statusOrder).toBe(`array[${quoted(statuses)}]`);
  expect(openStatusList).toBe(`(${quoted(statuses.filter(isOpen))})`);
});
