import type { NumberFieldSingleValidation, PayloadRequest, TextFieldSingleValidation } from 'payload';
import { number as validateNumber, text as validateText } from 'payload/shared';
import { relationId } from '../../platform/api/records.ts';
import { type Label, labelFor } from '../../platform/payload/label.ts';

/** A stored fact value of a product. `boolean` is the value if text and number are empty. */
type FactRow = { fact?: number | { id: number } | null; text?: string | null; number?: number | null; boolean?: boolean | null };

type StoredFact = { kind: 'list' | 'range'; values: ReadonlySet<string> };

const messages = {
  choose: {
    nl: 'Kies een waarde uit de woordenlijst. Een nieuwe waarde voegt u toe onder Woordenlijsten > Waarden.',
    en: 'Choose a value from the dictionary. Add a new value under Dictionaries > Values.',
    de: 'Wählen Sie einen Wert aus dem Verzeichnis. Neue Werte legen Sie unter Verzeichnisse > Werte an.',
  },
  number: { nl: 'Dit kenmerk heeft een getal nodig.', en: 'This fact needs a number.', de: 'Dieses Merkmal braucht eine Zahl.' },
} as const satisfies Record<string, Label>;

/**
 * Reads the dictionary of facts once per request and shares it between rows. The promise is stored before the read begins, because
 * Payload replaces the request's context by a copy when it does.
 */
function knownFacts(req: PayloadRequest): Promise<ReadonlyMap<number, StoredFact>> {
  const context = req.context as { knownFacts?: Promise<ReadonlyMap<number, StoredFact>> };
  context.knownFacts ??= Promise.resolve().then(() => readFacts(req));
  return context.knownFacts;
}

async function readFacts(req: PayloadRequest): Promise<ReadonlyMap<number, StoredFact>> {
  const options = { depth: 0, pagination: false, overrideAccess: true, req } as const;
  const { docs: facts } = await req.payload.find({ collection: 'facts', select: { kind: true }, ...options });
  const { docs: values } = await req.payload.find({ collection: 'factValues', select: { fact: true, value: true }, ...options });
  const valuesOf = (id: number) => values.filter(({ fact }) => relationId(fact) === id).map(({ value }) => value);
  return new Map(facts.map(({ id, kind }) => [id, { kind, values: new Set(valuesOf(id)) }]));
}

async function factOf(req: PayloadRequest, siblings: unknown): Promise<StoredFact | undefined> {
  const id = relationId((siblings as FactRow).fact);
  return id === undefined ? undefined : (await knownFacts(req)).get(id);
}

/** Validates the text of a fact value: a list fact requires a value of its dictionary, a range fact no text. */
export const validateFactText: TextFieldSingleValidation = async (value, options) => {
  const { req, siblingData, event } = options;
  const fact = event === 'onChange' ? undefined : await factOf(req, siblingData);
  const { number, boolean } = siblingData as FactRow;
  const stored = value || (typeof number === 'number' ? String(number) : String(boolean ?? false));
  if (fact?.kind === 'list' && !fact.values.has(stored)) return labelFor(req, messages.choose);
  return fact?.kind === 'range' && value ? labelFor(req, messages.number) : validateText(value, options);
};

/** Validates the number of a fact value, which a range fact requires. */
export const validateFactNumber: NumberFieldSingleValidation = async (value, options) => {
  const { req, siblingData, event } = options;
  const fact = event === 'onChange' ? undefined : await factOf(req, siblingData);
  if (fact?.kind === 'range' && typeof value !== 'number') return labelFor(req, messages.number);
  return validateNumber(value, options);
};
