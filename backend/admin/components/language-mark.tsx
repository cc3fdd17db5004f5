type Props = { locale: string; state: 'live' | 'draft' | 'missing'; text: string };

/** Renders the mark of a language, with its state as a text for screen readers. */
export function LanguageMark({ locale, state, text }: Props) {
  return (
    <span className="plantsoen-language" data-state={state} title={text}>
      {locale}
      <span className="plantsoen-unseen">: {text}</span>
    </span>
  );
}
