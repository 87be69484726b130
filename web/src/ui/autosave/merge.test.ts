import { describe, expect, it } from 'vitest';
import { merge, type Same } from './merge.ts';

interface Note {
  title: string;
  text: string;
}
const same: Same<Note> = (_, one, other) => one.trim() === other.trim();
const base = { title: 'Utvikler', text: 'Vi trenger deg.' };

describe('a newer version', () => {
  it('is taken over where nothing was typed', () => {
    const theirs = { ...base, text: 'Vi trenger dere.' };
    expect(merge(same, { base, mine: base, theirs })).toEqual({
      values: theirs,
      conflicts: {},
      news: ['text'],
    });
  });
  it('leaves alone what was typed in another field', () => {
    const mine = { ...base, title: 'Arkitekt' };
    const theirs = { ...base, text: 'Vi trenger dere.' };
    expect(merge(same, { base, mine, theirs })).toMatchObject({
      values: { title: 'Arkitekt', text: 'Vi trenger dere.' },
      conflicts: {},
    });
  });
  it('of the same field is shown beside what was typed, which stays', () => {
    const mine = { ...base, title: 'Arkitekt' };
    const theirs = { ...base, title: 'Designer' };
    expect(merge(same, { base, mine, theirs })).toEqual({
      values: mine,
      conflicts: { title: 'Designer' },
      news: [],
    });
  });
  it('with the same content is no conflict, and keeps the space being typed', () => {
    const mine = { ...base, title: 'Arkitekt ' };
    const theirs = { ...base, title: 'Arkitekt' };
    expect(merge(same, { base, mine, theirs })).toEqual({ values: mine, conflicts: {}, news: [] });
  });
});
