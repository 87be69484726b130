import fastJson from 'fast-json-stringify';
import type { Call } from '@torg/protocol/call';
import { z } from 'zod';
import type { PageAnswer } from '../handler.ts';
import { pageHtml } from './pages/page-html.ts';

type JsonSchema = Record<string, unknown>;

/** Writing needs the structure only: formats, patterns and bounds would be checked at each answer. */
const structural = new Set([
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

function onlyStructure(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(onlyStructure);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept: JsonSchema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' || key === '$defs') {
      const inner = Object.entries(value as JsonSchema).map(([k, v]) => [k, onlyStructure(v)]);
      kept[key] = Object.fromEntries(inner);
    } else if (!structural.has(key)) kept[key] = onlyStructure(value);
  }
  return kept;
}

type Write = (answer: unknown) => string;

const writers = new WeakMap<z.ZodType, Write>();

/** Compiled when it is first needed: all at once they would be half of the time of a start. */
function writerOf(schema: z.ZodType): Write {
  const known = writers.get(schema);
  if (known !== undefined) return known;
  const write = fastJson(onlyStructure(z.toJSONSchema(schema)) as fastJson.Schema);
  writers.set(schema, write);
  return write;
}

/**
 * The writer of a call's answers, by its schema. `check` parses each answer first, so that a view
 * that strays from the protocol fails in tests and in development.
 */
export function answerWriter(call: Call, check: boolean): Write {
  if (call.raw === 'page') return (answer) => pageHtml(answer as PageAnswer);
  if (call.answer === undefined) return () => '';
  const schema = call.answer as unknown as z.ZodType;
  return (answer) => writerOf(schema)(check ? schema.parse(answer) : answer);
}
