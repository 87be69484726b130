import { describe, expect, it } from 'vitest';
import { followNewest } from './follow-newest.ts';

const start = {
  name: 'Isfoss',
  names: { nb: 'Tester', sv: 'Testare' },
  seller: null as string | null,
};

describe('a form that follows what is stored', () => {
  it('takes over what was saved elsewhere where nobody has typed', () => {
    const newest = { ...start, seller: 'elin' };
    const typed = { ...start, name: 'Isfoss Energi' };
    expect(followNewest(start, typed, newest)).toEqual({
      values: { ...start, name: 'Isfoss Energi', seller: 'elin' },
      overtaken: false,
    });
  });

  it('keeps what was typed, and reports that the same field was saved otherwise', () => {
    const typed = { ...start, names: { nb: 'Testleder', sv: 'Testare' } };
    const newest = { ...start, names: { nb: 'Prøver', sv: 'Provare' } };
    expect(followNewest(start, typed, newest)).toEqual({
      values: { ...start, names: { nb: 'Testleder', sv: 'Provare' } },
      overtaken: true,
    });
  });

  it('sees no difference to what it has saved itself, spaces around it aside', () => {
    const typed = { ...start, name: ' Isfoss Energi ' };
    const newest = { ...start, name: 'Isfoss Energi' };
    expect(followNewest(start, typed, newest)).toEqual({ values: newest, overtaken: false });
  });
});
