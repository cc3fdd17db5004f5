import { shownFields } from '@plantsoen/form-rules/conditions.ts';
import { formNames } from '@plantsoen/form-rules/field-names.ts';
import type { FormValues } from '@plantsoen/form-rules/field-values.ts';
import { fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { firstPageWithProblem, formProblems, pageProblems } from '@plantsoen/form-rules/form-problems.ts';
import { maxPlateCode } from '@plantsoen/form-rules/line-rules.ts';
import { initialValues } from '@plantsoen/form-rules/read-values.ts';
import { useRouter } from '@tanstack/react-router';
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { trackFocus } from '../platform/navigation/focus-tracking.ts';
import { enhanceWith } from '../platform/rendering/enhance.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import type { FormFrame } from './fields/field-frame.ts';
import { inputOf } from './fields/field-frame.ts';
import type { FormContent } from './form-content.ts';
import { deleteDraft, restoreDraft, saveDraft } from './form-draft.ts';
import { FormExtensionContext } from './form-extension.ts';
import { afterChange, afterLeaving, beginning, type FormState } from './form-state.ts';
import type { FormAnswer, PostedForm } from './posted-form.ts';
import { prefill, prefillTexts } from './prefill.ts';
import { fieldOf, readForm, stopAtWordLimit } from './read-form.ts';

/** Target of the focus after the next rendering. */
type Goal = 'page' | 'alert' | FormProblem;

/**
 * Returns the state and the handlers of a form in the browser. The inputs are uncontrolled. The hook reads and validates their
 * values, shows and hides fields, and sends the form (FRM-04, FRM-05, FRM-08).
 */
export function useForm(form: FormContent, id: string, posted: PostedForm | undefined, onSent: (answer: FormAnswer) => void) {
  const { query, isMember } = useSite();
  const router = useRouter({ warn: false });
  const companion = useContext(FormExtensionContext);
  const [initial] = useState(() => ({
    ...initialValues(form),
    ...plateInAddress(form, router?.state.location.search),
    ...posted?.values,
  }));
  const [state, setState] = useState(() => beginning(initial, posted));
  const ref = useRef<HTMLFormElement>(null);
  const goal = useRef<Goal>(undefined);
  const last = form.pages.length - 1;
  const shown = useMemo(() => new Set(shownFields(form, state.values).map(({ handle }) => handle)), [form, state.values]);
  const frame: FormFrame = { id, form, initial, shown, changed, values: state.values, problems: state.problems };

  /** Returns the values of the inputs, or the initial values before the first rendering. */
  const read = () => (ref.current ? readForm(form, ref.current) : initial);

  function changed(handle: string, problems: readonly FormProblem[] = []) {
    const values = read();
    setState((before) => afterChange(form, before, { handle, values, problems }));
  }

  const begin = useEffectEvent(() => {
    const draft = ref.current && !posted ? restoreDraft(form, ref.current) : undefined;
    if (ref.current) {
      if (draft?.search !== location.search && prefill(form, ref.current, location.search))
        saveDraft(form, ref.current, state.page);
      prefillTexts(ref.current, companion.known?.(fieldsOf(form).map(({ handle }) => handle)) ?? {});
    }
    const readAnew = () => setState((before) => ({ ...before, values: read() }));
    setState((before) => ({ ...before, values: read(), page: draft?.page ?? before.page }));
    if (isMember && ref.current) void fillInMember(ref.current).then((filled) => filled && readAnew());
  });
  useEffect(() => begin(), []);

  const fillInMember = (element: HTMLFormElement) =>
    import('./prefill-member.ts').then(({ prefillMember }) => prefillMember(form, element, query)).catch(() => false);

  useEffect(() => {
    const { current } = goal;
    if (!current || !ref.current) return;
    goal.current = undefined;
    bringFocus(ref.current, current);
  });

  const show = (change: Partial<FormState>, next?: Goal) => {
    goal.current = next;
    setState((before) => ({ ...before, ...change }));
  };

  /** Shows the problems, and goes to the first page and field with a problem. */
  const refuse = (problems: readonly FormProblem[], change: Partial<FormState> = {}) => {
    const page = firstPageWithProblem(form, problems) ?? state.page;
    const onPage = pageHandles(form, page);
    const first = problems.find(({ handle }) => handle !== null && onPage.has(handle));
    show({ isSending: false, problems, page, alert: { problems }, ...change }, first ?? 'alert');
  };

  const goTo = (target: number) => {
    const page = Math.min(Math.max(target, 0), last);
    if (ref.current) saveDraft(form, ref.current, page);
    show({ page, alert: undefined }, 'page');
  };

  const send = async () => {
    if (!ref.current) return;
    const code = await import('./sending/send-form.ts').catch(() => undefined);
    const data = new FormData(ref.current);
    const mayFocus = trackFocus();
    const onProgress = (share: number) => setState((before) => ({ ...before, share }));
    const answer: FormAnswer = code ? await code.sendForm(form, data, { query, onProgress }) : { outcome: 'failed' };
    companion.onAnswer?.(answer);
    if (answer.outcome === 'sent') {
      deleteDraft(form);
      onSent(answer);
    } else if (answer.outcome === 'refused') refuse(answer.problems);
    else show({ isSending: false, share: 0, alert: { problems: [{ handle: null, key: 'unavailable' }] } }, 'alert');
    if (!mayFocus()) goal.current = undefined;
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isSending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const target = submitter instanceof HTMLButtonElement && submitter.name === formNames.go ? submitter.value : undefined;
    if (target === 'back') return goTo(state.page - 1);
    if (target?.startsWith('page-')) return goTo(Number(target.slice('page-'.length)));
    const values = read();
    const isLast = state.page === last;
    const problems = isLast ? formProblems(form, values) : pageProblems(form, state.page, values);
    if (form.settings.validationOnSubmit && problems.length > 0) return refuse(problems, { values });
    if (!isLast) return goTo(state.page + 1);
    companion.onSend?.();
    show({ values, isSending: true, share: 0, alert: undefined, problems: [] });
    void send();
  };

  return {
    ref,
    state,
    frame,
    companion,
    handlers: {
      onSubmit: submit,
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        const input: unknown = target;
        if (!(input instanceof HTMLElement)) return;
        const field = fieldOf(form, input);
        if (!field) return;
        if (input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement) stopAtWordLimit(field, input);
        changed(field.handle);
        if (ref.current) saveDraft(form, ref.current, state.page);
      },
      onFocus: () => {
        enhanceWith(import('./sending/send-form.ts'), ({ prepareSubmission }) => prepareSubmission(form, query));
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        const field = fieldOf(form, target);
        const place = target.closest<HTMLElement>('[data-part], [data-field]');
        // A visitor who presses a button gets the problems from its action. A message here would move the button away from the
        // pointer.
        if (!field || !form.settings.validationOnFocus || place?.contains(relatedTarget as Node | null)) return;
        if (ref.current?.querySelector('button:active')) return;
        const values = read();
        setState((before) => afterLeaving(form, before, { field, part: place?.dataset.part, values }));
      },
    },
  };
}

/** Returns the code of a type plate in the address, which also fills in the form without scripts (CON-10). */
function plateInAddress(form: FormContent, search: Readonly<Record<string, unknown>> | undefined): FormValues {
  const code = search?.typePlate;
  const hasField = fieldsOf(form).some(({ handle, type }) => handle === 'typePlate' && type === 'SingleLineText');
  return typeof code === 'string' && hasField ? { typePlate: code.slice(0, maxPlateCode) } : {};
}

function pageHandles({ pages }: FormContent, page: number): Set<string> {
  return new Set(pages[page]?.rows.flatMap(({ fields }) => fields.map(({ handle }) => handle)));
}

function bringFocus(element: HTMLFormElement, goal: Goal): void {
  if (goal !== 'page' && goal !== 'alert') {
    inputOf(element, goal)?.focus();
    return;
  }
  const place = element.querySelector<HTMLElement>(goal === 'page' ? '[data-page]:not([hidden])' : '[role="alert"]');
  place?.focus({ preventScroll: true });
  if (element.getBoundingClientRect().top < 0 || goal === 'alert') element.parentElement?.scrollIntoView({ block: 'start' });
}
