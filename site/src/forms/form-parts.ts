// Components and styles for the forms of other domains, so that all forms look alike.
import alert from './FormAlert.module.css';
import choices from './fields/choices.module.css';
import controls from './fields/controls.module.css';
import frame from './fields/FieldFrame.module.css';

export { Asterisk, ProblemNote } from './fields/FieldFrame.tsx';

/** Class names of fields and messages. */
export const formStyles = {
  ...{ field: frame.field, label: frame.label, hint: frame.instructions, control: controls.control },
  ...{ choice: choices.choice, box: choices.box, choiceWords: choices.words },
  ...{ alert: alert.alert, done: alert.sent, words: alert.words, problems: alert.problems, link: alert.link },
};
