import type { ModelQuestion } from '../../platform/ports/language-model.ts';

type ShownQuestion = Pick<ModelQuestion, 'type' | 'data' | 'locale' | 'answerSchema'>;

/** How a stand-in finds its answer. */
export type Think = (question: ShownQuestion) => unknown;

interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  minimum?: number;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The texts of the data with the field that contains each, in their order. */
export function textsIn(data: unknown, field = ''): { field: string; text: string }[] {
  if (typeof data === 'string') return data === '' ? [] : [{ field, text: data }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    textsIn(value, Array.isArray(data) ? field : name),
  );
}

/** The field of the same name, else a line of the longest text. */
function answerText(field: string, data: object): string {
  const texts = textsIn(data);
  const same = texts.find((one) => one.field === field);
  const words = texts.filter(({ text }) => !uuid.test(text));
  const [longest] = words.toSorted((a, b) => b.text.length - a.text.length);
  const found = same ?? longest;
  return found?.text.split('\n').find((line) => line.trim() !== '') ?? '';
}

function fill(schema: Schema, data: object, field = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const options = schema.anyOf ?? [];
  if (options.length > 0) {
    const something = options.find(({ type }) => type !== 'null') ?? {};
    return fill(something, data, field);
  }
  const type = typeof schema.type === 'object' ? schema.type[0] : schema.type;
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, inner]) => [name, fill(inner, data, name)]));
  }
  if (type === 'array') return [fill(schema.items ?? {}, data, field)];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return false;
  return type === 'null' ? null : answerText(field, data);
}

/** Answers any question in the shape that it wants, with words of its data: right, but not clever. */
export const answerBySchema: Think = ({ data, answerSchema }) => fill(answerSchema, data);
