import { isDeepStrictEqual } from 'node:util';
import fastJson from 'fast-json-stringify';
import type { Call } from '@torg/protocol/call';
import { z } from 'zod';
import { structureOf } from './answer-structure.ts';
import { WrittenAnswer, type PageAnswer } from '../../handler.ts';
import { pageHtml } from '../pages/page-html.ts';

type Write = (answer: unknown) => string;

const writers = new WeakMap<z.ZodType, Write>();

/** Compiled on first use: compiling all of them would take half the time of a start. */
function writerOf(schema: z.ZodType): Write {
  const cached = writers.get(schema);
  if (cached !== undefined) return cached;
  const write = fastJson(structureOf(z.toJSONSchema(schema)) as unknown as fastJson.Schema);
  writers.set(schema, write);
  return write;
}

/** The serializer leaves out what the schema does not name; what is written already must not have it. */
function checkWritten(schema: z.ZodType, json: string): void {
  const written: unknown = JSON.parse(json);
  if (!isDeepStrictEqual(schema.parse(written), written)) {
    throw new Error('an answer that was written already has more than its schema');
  }
}

/**
 * Serializes a call's answers by its schema. `check` parses each answer first, so that a view that
 * deviates from the protocol fails in tests and in development.
 */
export function answerWriter(call: Call, check: boolean): Write {
  if (call.raw === 'page') return (answer) => pageHtml(answer as PageAnswer);
  if (call.answer === undefined) return () => '';
  const schema = call.answer as unknown as z.ZodType;
  return (answer) => {
    if (!(answer instanceof WrittenAnswer)) {
      return writerOf(schema)(check ? schema.parse(answer) : answer);
    }
    if (check) checkWritten(schema, answer.json);
    return answer.json;
  };
}
