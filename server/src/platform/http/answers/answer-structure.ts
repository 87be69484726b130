type JsonSchema = Record<string, unknown>;

/** Serializing needs the structure only: formats, patterns and bounds would slow down each answer. */
const validationKeys = new Set([
  '$schema',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'maxItems',
  'minItems',
  'propertyNames',
  'id',
]);

function withoutValidation(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutValidation);
  if (typeof schema !== 'object' || schema === null) return schema;
  const structure: JsonSchema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' || key === '$defs') {
      const inner = Object.entries(value as JsonSchema).map(([k, v]) => [k, withoutValidation(v)]);
      structure[key] = Object.fromEntries(inner);
    } else if (!validationKeys.has(key)) structure[key] = withoutValidation(value);
  }
  return structure;
}

const isNull = (schema: JsonSchema): boolean => schema['type'] === 'null';
const nothing = { type: 'null' };
const refTo = '#/$defs/';
const decide = (test: JsonSchema, yes: JsonSchema, no: JsonSchema): JsonSchema =>
  Object.fromEntries([
    ['if', test],
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON schema
    ['then', yes],
    ['else', no],
  ]);
const orNullName = (name: string): string => `${name}_or_null`;

/** The options of a union and of the unions in it. */
const optionsOf = (schema: JsonSchema): JsonSchema[] => {
  const options = schema['anyOf'] ?? schema['oneOf'];
  return Array.isArray(options) ? (options as JsonSchema[]).flatMap(optionsOf) : [schema];
};

/**
 * The serializer decides between the options of a union by validating the whole value against one after
 * the other, at every level. What is either null or one thing needs no validation, and a union whose
 * options have a mark (`version: 2`, a property of its own) is decided by that alone.
 */
class Decided {
  private readonly defs: JsonSchema;
  /** names of definitions that are also used where there may be null */
  private readonly nullable = new Set<string>();

  constructor(defs: JsonSchema) {
    this.defs = defs;
  }

  private target(schema: JsonSchema): JsonSchema {
    const ref = schema['$ref'];
    if (typeof ref !== 'string' || !ref.startsWith(refTo)) return schema;
    return this.target(this.defs[ref.slice(refTo.length)] as JsonSchema);
  }

  private orNull(schema: JsonSchema): JsonSchema | undefined {
    const { $ref, ...siblings } = schema;
    if (typeof $ref !== 'string') {
      return typeof schema['type'] === 'string' ? { ...schema, nullable: true } : undefined;
    }
    const target = this.target(schema);
    if (typeof target['type'] !== 'string') return undefined;
    const name = $ref.slice(refTo.length);
    this.nullable.add(name);
    return { ...siblings, $ref: `${refTo}${orNullName(name)}` };
  }

  /** By what an option is told from the others: a name of its own, or a property that only it has. */
  private mark(option: JsonSchema, others: readonly JsonSchema[]): JsonSchema | undefined {
    const propertiesOf = (one: JsonSchema) =>
      (this.target(one)['properties'] ?? {}) as Record<string, JsonSchema>;
    const required = (this.target(option)['required'] ?? []) as string[];
    for (const [key, property] of Object.entries(propertiesOf(option))) {
      const theirs = others.map((other) => propertiesOf(other)[key]);
      if (required.includes(key) && theirs.every((one) => one === undefined)) {
        return { type: 'object', required: [key] };
      }
      const name = property['const'];
      const named = name !== undefined && theirs.every((one) => one?.['const'] !== undefined);
      if (named && theirs.every((one) => one?.['const'] !== name)) {
        return { type: 'object', properties: { [key]: { const: name } } };
      }
    }
    return undefined;
  }

  private byMark(options: readonly JsonSchema[]): JsonSchema | undefined {
    return options.reduceRight<JsonSchema | undefined>((rest, option, at) => {
      if (at === options.length - 1) return option;
      const mark = this.mark(option, options.slice(at + 1));
      return rest && mark && decide(mark, option, rest);
    }, undefined);
  }

  union(schema: JsonSchema): JsonSchema {
    const all = optionsOf(schema);
    const options = all.filter((option) => !isNull(option));
    const [only] = options;
    const chosen = options.length === 1 && only !== undefined ? only : this.byMark(options);
    if (chosen === undefined) return schema;
    if (options.length === all.length) return chosen;
    return this.orNull(chosen) ?? decide(nothing, nothing, chosen);
  }

  in(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((one) => this.in(one));
    if (typeof schema !== 'object' || schema === null) return schema;
    const isUnion = 'anyOf' in schema || 'oneOf' in schema;
    const decided = isUnion ? this.union(schema) : schema;
    return Object.fromEntries(Object.entries(decided).map(([key, value]) => [key, this.in(value)]));
  }

  definitions(): JsonSchema {
    const all = Object.fromEntries(
      Object.entries(this.defs).map(([name, schema]) => [name, this.in(schema) as JsonSchema]),
    );
    for (const name of this.nullable) all[orNullName(name)] = { ...all[name], nullable: true };
    return all;
  }
}

/** A JSON schema with only what the serializer needs, so that it validates as little as it can. */
export function structureOf(schema: object): JsonSchema {
  const { $defs, ...root } = withoutValidation(schema) as JsonSchema;
  const decided = new Decided(($defs ?? {}) as JsonSchema);
  const structure = decided.in(root) as JsonSchema;
  return { ...structure, $defs: decided.definitions() };
}
