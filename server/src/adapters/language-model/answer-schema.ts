/** The part of a JSON schema that answers are made of. */
export interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  minimum?: number;
  maximum?: number;
}

const scoreField = /score/i;
const highestScore = 100;

/** The form of an optional value where there is one. */
export const something = ({ anyOf = [], ...schema }: Schema): Schema =>
  anyOf.length === 0 ? schema : (anyOf.find(({ type }) => type !== 'null') ?? {});

/** A bound that says more than that the number is whole. */
const boundOf = (bound: number | undefined): number | undefined =>
  bound === undefined || Math.abs(bound) === Number.MAX_SAFE_INTEGER ? undefined : bound;

export const lowestOf = ({ minimum }: Schema): number | undefined => boundOf(minimum);

/** The range of a number; a score has one, also where the schema is silent. */
export function rangeOf({ minimum, maximum }: Schema, field: string): [number, number] | undefined {
  const highest = boundOf(maximum) ?? (scoreField.test(field) ? highestScore : undefined);
  return highest === undefined ? undefined : [boundOf(minimum) ?? 0, highest];
}
