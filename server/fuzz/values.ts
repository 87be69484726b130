import type { Schema } from '@torg/protocol/call';
import { z } from 'zod';
import type { Dice } from '../demo/dice.ts';
import type { Ids } from './ids.ts';

/** What is used of JSON Schema here. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

const known = new WeakMap<Schema, JsonSchema>();

export function jsonSchemaOf(schema: Schema): JsonSchema {
  const made =
    known.get(schema) ??
    (z.toJSONSchema(schema as never, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  known.set(schema, made);
  return made;
}

const words = [
  ...['arkitekt', 'Java', 'Oslo', 'ledelse', 'C#', 'Bølgen', 'a', 'prosjekt', "O'Hara", '%_%'],
  ...['x:*&|!', '\\', '<b>hei</b>', '🦑', 'ﬁ', 'İ', '"', '--', '$1', '{{a}}', '\u202e', ' '],
];

/** Texts of fields whose rules no schema says. */
const byName: Record<string, readonly string[]> = {
  phone: ['+47 912 34 567', '12', '+'],
  organization_number: ['311000004', '0', '999999999999'],
  country: ['NO', 'SE', 'DK'],
  traceparent: ['x'],
};

/** Makes values that fit a schema, as far as JSON Schema says the rules. */
export class Values {
  readonly #dice: Dice;
  readonly #ids: Ids;
  #defs: Record<string, JsonSchema> = {};

  constructor(dice: Dice, ids: Ids) {
    this.#dice = dice;
    this.#ids = ids;
  }

  of(schema: Schema): unknown {
    const json = jsonSchemaOf(schema);
    this.#defs = json.$defs ?? {};
    return this.#make(json, '', 0);
  }

  /** The value of one field, for parameters and queries. */
  field(schema: Schema, name: string): unknown {
    const json = jsonSchemaOf(schema);
    this.#defs = json.$defs ?? {};
    return this.#make(json.properties?.[name] ?? {}, name, 0);
  }

  #make(schema: JsonSchema, name: string, depth: number): unknown {
    const dice = this.#dice;
    if (schema.$ref !== undefined) {
      const to = schema.$ref === '#' ? undefined : this.#defs[schema.$ref.replace('#/$defs/', '')];
      return depth > 8 || to === undefined ? {} : this.#make(to, name, depth + 1);
    }
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return dice.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return this.#make(dice.pick(choices), name, depth + 1);
    if (schema.allOf !== undefined) {
      const parts = schema.allOf.map((part) => this.#make(part, name, depth + 1));
      return Object.assign({}, ...parts);
    }
    if (schema.type === 'object') return this.#object(schema, depth);
    if (schema.type === 'array') return this.#list(schema, name, depth);
    return this.#plain(schema, name);
  }

  #object({ properties = {}, required = [] }: JsonSchema, depth: number): unknown {
    const chosen = Object.entries(properties).filter(
      ([name]) => required.includes(name) || this.#dice.chance(depth > 4 ? 0.2 : 0.6),
    );
    return Object.fromEntries(
      chosen.map(([name, part]) => [name, this.#make(part, name, depth + 1)]),
    );
  }

  #list({ items = {}, minItems = 0, maxItems = 5 }: JsonSchema, name: string, depth: number) {
    const most = depth > 4 ? minItems : Math.max(minItems, Math.min(maxItems, 4));
    const length = this.#dice.whole(minItems, most);
    // A list of ids is called by their plural.
    const one = name.replace(/s$/, '');
    return Array.from({ length }, () => this.#make(items, one, depth + 1));
  }

  #plain(schema: JsonSchema, name: string): unknown {
    const dice = this.#dice;
    const { type } = schema;
    if (type === 'boolean') return dice.chance(0.5);
    if (type === 'null') return null;
    if (type === 'integer' || type === 'number') return this.#number(schema, name);
    if (type === 'string') return this.#text(schema, name);
    return dice.pick([null, true, 0, 'a', [], {}]);
  }

  #number({ minimum = 0, maximum = 100 }: JsonSchema, name: string): number {
    if (name === 'revision') return this.#dice.chance(0.8) ? this.#dice.whole(0, 2) : maximum;
    const near = Math.min(maximum, minimum + 50);
    return this.#dice.chance(0.8)
      ? this.#dice.whole(minimum, near)
      : this.#dice.pick([minimum, maximum]);
  }

  #text({ format, minLength = 0, maxLength = 60 }: JsonSchema, name: string): string {
    const dice = this.#dice;
    if (format === 'uuid') return this.#ids.pick(name);
    if (format === 'email') return `somebody.${dice.whole(0, 1_000_000)}@torg.example`;
    if (format === 'date') {
      return dice.pick(['2026-11-20', '2027-02-28', '1900-01-01', '9999-12-31']);
    }
    if (format === 'date-time') {
      return dice.pick(['2026-11-20T11:51:13.000Z', '9999-12-31T23:59:59Z']);
    }
    if (format === 'uri') return dice.pick(['https://torg.example/a', 'http://a', 'mailto:a@b.no']);
    const own = byName[name];
    if (own !== undefined) return dice.pick(own);
    const most = dice.chance(0.05) ? maxLength : Math.min(maxLength, minLength + 30);
    const length = dice.whole(minLength, Math.max(minLength, most));
    let text = '';
    while (text.length < length) text += `${dice.pick(words)} `;
    return text.slice(0, length);
  }
}
