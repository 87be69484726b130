import { describe, expect, it } from 'vitest';
import { partsOf, type Tag } from './pdf-text.ts';

const words = new Map([
  ['title', '\nSamarbeidsavtale'],
  ['number', '\n1'],
  ['heading', ' Formål'],
  ['line', '\nPartene skal holde'],
  ['next line', '\ndet de har '],
  ['strong', 'avtalt'],
  ['a', '\na)'],
  ['item', 'om dette'],
  ['inner', 'og dette'],
  ['label', 'Timepris'],
  ['value', '1 250 kr'],
]);
const id = (one: string): Tag => ({ id: one });
const tag = (role: string, ...children: Tag[]): Tag => ({ role, children });

describe('what a tagged page says', () => {
  it('is its headings and paragraphs in order, without the ends of lines', () => {
    const page = tag(
      'Document',
      tag('Div', tag('Span', id('title'))),
      tag('H1', id('number'), id('heading')),
      tag('P', id('line'), id('next line'), tag('Strong', id('strong'))),
    );
    expect(partsOf(page, words)).toEqual([
      { kind: 'paragraph', text: 'Samarbeidsavtale' },
      { kind: 'heading', level: 1, text: '1 Formål' },
      { kind: 'paragraph', text: 'Partene skal holde det de har avtalt' },
    ]);
  });

  it('has lists with their own numbers, also within each other', () => {
    const inner = tag('L', tag('LI', tag('LBody', tag('P', id('inner')))));
    const list = tag('L', tag('LI', tag('Lbl', id('a')), tag('LBody', id('item'), inner)));
    expect(partsOf(list, words)).toEqual([
      {
        kind: 'list',
        items: [
          {
            label: 'a)',
            parts: [
              { kind: 'paragraph', text: 'om dette' },
              {
                kind: 'list',
                items: [{ label: '', parts: [{ kind: 'paragraph', text: 'og dette' }] }],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('has tables by row, and knows the heads', () => {
    const row = (role: string) => tag('TR', tag(role, id('label')), tag(role, id('value')));
    const table = tag('Table', tag('THead', row('TH')), tag('TBody', row('TD')));
    expect(partsOf(table, words)).toEqual([
      {
        kind: 'table',
        rows: [
          { isHead: true, cells: ['Timepris', '1 250 kr'] },
          { isHead: false, cells: ['Timepris', '1 250 kr'] },
        ],
      },
    ]);
  });

  it('leaves out what has no words', () => {
    expect(partsOf(tag('Div', tag('P', id('not there')), tag('P')), words)).toEqual([]);
  });
});
