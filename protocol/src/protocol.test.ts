import { describe, expect, it } from 'vitest';
import { accessWords } from './access.ts';
import { allCalls, callKey } from './all-calls.ts';
import { assignmentLife } from './assignments/assignment-life.ts';
import { AssignmentChanges, Deadline } from './assignments/assignment-shapes.ts';
import type { Call } from './call.ts';
import { errors } from './errors.ts';
import { movesFrom } from './lifecycle.ts';
import { Email, Uuid, text } from './shapes.ts';

const calls = Object.entries<Call>(allCalls);

describe('the table of calls', () => {
  it('has no call twice', () => {
    const keys = calls.map(([, call]) => callKey(call));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(calls)(
    '%s has parameters for every brace of its path, and words that exist',
    (_name, call) => {
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const shape = (call.params as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
      expect(Object.keys(shape)).toEqual(inPath);
      expect(accessWords).toHaveProperty(call.access);
      for (const code of call.errors ?? []) expect(errors).toHaveProperty(code);
    },
  );

  it.each(calls)('%s declares its answer', (_name, call) => {
    const answersNothing = call.status === 204;
    expect(call.answer === undefined && call.raw === undefined).toBe(answersNothing);
  });
});

describe('the life of an assignment', () => {
  it('offers the moves of a state in the order of the table', () => {
    expect(movesFrom(assignmentLife, 'draft')).toEqual(['publish', 'remove']);
    expect(movesFrom(assignmentLife, 'published')).toEqual(['unpublish', 'close']);
    expect(movesFrom(assignmentLife, 'closed')).toEqual(['reopen']);
  });
});

describe('shapes', () => {
  it('takes exactly one kind of deadline', () => {
    expect(Deadline.safeParse({ deadline_is_asap: true }).success).toBe(true);
    expect(Deadline.safeParse({ deadline_with_date: null }).success).toBe(true);
    expect(Deadline.safeParse({}).success).toBe(false);
    const both = { deadline_is_asap: true, deadline_is_continuous: true };
    expect(Deadline.safeParse(both).success).toBe(false);
  });

  it('reads addresses and ids without regard to case', () => {
    expect(Email.parse('Ida@Torg.Example')).toBe('ida@torg.example');
    const id = '0D9C3F57-6F27-4C38-9F1C-6B54A4A3C0F1';
    expect(Uuid.parse(id)).toBe(id.toLowerCase());
  });

  it('refuses a text with a NUL, and one that is too long even when trimmed', () => {
    expect(text(5).safeParse('a\u0000b').success).toBe(false);
    expect(text(5).safeParse('  abcde  ').success).toBe(true);
    expect(text(5).safeParse('abcdef').success).toBe(false);
  });

  it.each(['javascript:alert(1)', 'data:text/html,a', 'ftp://a.example', 'ikke en adresse'])(
    'refuses %s as the address of an assignment elsewhere',
    (external_url) => {
      expect(AssignmentChanges.safeParse({ external_url }).success).toBe(false);
    },
  );
});
