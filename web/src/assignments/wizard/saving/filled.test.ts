import { expect, it } from 'vitest';
import { fieldsOf } from '../fields.ts';
import { aDraft } from '../wizard.fixtures.ts';
import { allFilled, fillable, withoutField } from './filled.ts';

const blank = fieldsOf(aDraft());

it('a draft that was made of a need has all that is written marked, but not what every draft has', () => {
  const made = fieldsOf(aDraft({ title: 'Utvikler', percent: 80 }));
  expect(allFilled(made)).toEqual({ from: 'need', fields: ['title', 'percent'] });
  expect(allFilled(blank).fields).toEqual([]);
});

it('a field that somebody touches loses its mark', () => {
  const filled = { from: 'need', fields: ['title', 'percent'] } as const;
  expect(withoutField(filled, 'title')?.fields).toEqual(['percent']);
  expect(withoutField(undefined, 'title')).toBeUndefined();
});

it('only what is empty is filled, and only with something', () => {
  const before = { ...blank, title: 'Min tittel' };
  expect(fillable(before, { title: 'Annen', duration: 'Et år', place_description: ' ' })).toEqual({
    duration: 'Et år',
  });
});
