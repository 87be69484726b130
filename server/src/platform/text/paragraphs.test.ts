import { expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

it('keeps paragraphs and the line breaks in them', () => {
  expect(paragraphsOf('  Ett\nTo\r\n\r\n\n Tre ')).toEqual([
    { kind: 'lines', lines: ['Ett', 'To'] },
    { kind: 'lines', lines: ['Tre'] },
  ]);
});

it('reads what is typed as a list, also with blank lines in it', () => {
  expect(paragraphsOf('Ansvar:\n- drift\n• utvikling\n\n* test\nOg mer')).toEqual([
    { kind: 'lines', lines: ['Ansvar:'] },
    { kind: 'list', items: ['drift', 'utvikling', 'test'] },
    { kind: 'lines', lines: ['Og mer'] },
  ]);
});

it('takes a minus before a number for what it is', () => {
  expect(paragraphsOf('-5 grader')).toEqual([{ kind: 'lines', lines: ['-5 grader'] }]);
  expect(paragraphsOf(' \n ')).toEqual([]);
});
