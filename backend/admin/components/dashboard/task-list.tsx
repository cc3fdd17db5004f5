import type { DashboardTask } from '../../../src/dashboard/dashboard-tasks.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { LocalDate } from '../local-date.tsx';
import { dashboardLabels as labels, overdueLabel, taskLabels, taskNotes } from './dashboard-labels.ts';

type Props = { tasks: readonly DashboardTask[]; i18n: { language: string } };

/** Renders tasks with their counts. A whole row is a link to the list with the same number of rows. */
export function TaskList({ tasks, i18n }: Props) {
  return (
    <ul className="plantsoen-tasks">
      {tasks.map((task) => (
        <li key={task.key} data-state={task.count === 0 ? 'done' : undefined}>
          <a href={task.href}>
            <span className="plantsoen-task-count">{task.count ?? '–'}</span>
            <span className="plantsoen-task-name">
              <strong>{labelFor({ i18n }, taskLabels[task.key])}</strong>
              <span className="plantsoen-task-note">
                <TaskNote task={task} i18n={i18n} />
              </span>
            </span>
            {task.key === 'jobs' && Boolean(task.count) && (
              <span className="plantsoen-warning">{labelFor({ i18n }, labels.attention)}</span>
            )}
            {Boolean(task.overdue) && (
              <span className="plantsoen-warning">{labelFor({ i18n }, overdueLabel(task.overdue ?? 0))}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function TaskNote({ task: { key, count, detail, at }, i18n }: { task: DashboardTask; i18n: { language: string } }) {
  if (count === undefined) return labelFor({ i18n }, labels.unreachable);
  if (count === 0) return labelFor({ i18n }, labels.nothing);
  const note = taskNotes[key];
  return (
    <>
      {note && labelFor({ i18n }, note)} {at && <LocalDate date={at.toISOString()} hasTime={key === 'planned'} />}
      {at && detail && ', '}
      {detail}
    </>
  );
}
