/** A text, or its plural forms by the categories of the language; `{name}` stands for a value. */
export type Message = string | { one: string; other: string };
export type Messages = Readonly<Record<string, Message>>;
export type MessageValues = Readonly<Record<string, string | number>>;

/** Writes a message with its values; plural forms are chosen by the value `count`. */
export function write(message: Message, language: string, values: MessageValues = {}): string {
  const text = typeof message === 'string' ? message : message[pluralForm(language, Number(values.count))];
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

const rules: Record<string, Intl.PluralRules> = {};

function pluralForm(language: string, count: number): 'one' | 'other' {
  rules[language] ??= new Intl.PluralRules(language);
  return rules[language].select(count) === 'one' ? 'one' : 'other';
}
