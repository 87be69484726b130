import type { Schema } from '@torg/protocol/call';
import type { z } from 'zod';

export interface Leaf {
  /** `saveAssignment.body.changes.title` */
  path: string;
  type: 'string' | 'number';
  accepts: (value: unknown) => boolean;
}

/** The parts of a schema's definition that lead further down. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  options?: readonly z.ZodType[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  getter?: () => z.ZodType;
}

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

function partsOf(def: Definition): [string, z.ZodType | undefined][] {
  return [
    ...Object.entries(def.shape ?? {}),
    ...(def.options ?? []).map((option): [string, z.ZodType] => ['', option]),
    ['*', def.catchall],
    ['*', def.element],
    ['', def.innerType],
    ['', def.in],
    ['', def.left],
    ['', def.right],
    ['*', def.keyType],
    ['*', def.valueType],
  ];
}

/** The texts and numbers of a schema, each once, with what it is called. */
export function leavesOf(schema: Schema, name: string): Leaf[] {
  const seen = new Set<unknown>();
  const walk = (one: z.ZodType, path: string): Leaf[] => {
    const def = definitionOf(one);
    if (def.type === 'lazy') {
      const inner = seen.has(one) ? undefined : def.getter?.();
      seen.add(one);
      return inner === undefined ? [] : walk(inner, path);
    }
    // What a text becomes is checked after it was read.
    const type = def.type === 'pipe' && def.in ? definitionOf(def.in).type : def.type;
    if (type === 'string' || type === 'number') {
      return [{ path, type, accepts: (value) => one.safeParse(value).success }];
    }
    return partsOf(def).flatMap(([key, part]) => {
      if (part === undefined) return [];
      return walk(part, key === '' ? path : `${path}.${key}`);
    });
  };
  return walk(schema as unknown as z.ZodType, name);
}
