import type { Source } from '@torg/protocol/opportunities/opportunity-shapes';
import {
  StructuredOpportunity,
  StructuredOpportunityInput,
} from '@torg/protocol/opportunities/opportunity-shapes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criteriaOfNeed } from '../src/opportunities/rules/criteria-of-need.ts';
import type { NeedText } from '../src/opportunities/rules/need-text.ts';
import { structureNeed } from '../src/opportunities/rules/structure-need.ts';
import { readCorpus } from './parse-corpus.ts';
import { shippedKnowledge } from './shipped-knowledge.ts';

const { knowledge } = shippedKnowledge();
const about = { today: '2026-11-23', locale: 'nb', country: null } as const;
const ids = ['6b8f5f2e-6d0c-4f0a-9f39-3d6f6f0f7a11', '6b8f5f2e-6d0c-4f0a-9f39-3d6f6f0f7a12'];
const contexts = (...texts: string[]): NeedText[] =>
  texts.map((text, at) => ({ context_id: ids[at] ?? '', text }));
const structure = (...texts: string[]) => structureNeed(contexts(...texts), knowledge, about);

const corpus = [...readCorpus('tuned'), ...readCorpus('held-out')].map(({ text }) => text);

/** Pieces of needs in any order, with signs that are more than one unit or turn the writing. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...corpus.flatMap((text) => text.split(/(?<=\n)/))),
      fc.constantFrom(...corpus.flatMap((text) => text.split(/(?<=\s)/))),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('👩‍💻 ', '\u202e', 'A\u030Als ', '<b>', '\r\n', '\n- ', '\n3.1 ', 'Krav:\n'),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

/** Whatever the texts are, all that is quoted stands in them, and the whole is a need. */
function expectSound(texts: readonly NeedText[]): void {
  const structured = structureNeed(texts, knowledge, about);
  const criteria = criteriaOfNeed(structured, texts, knowledge, 'sv');
  const sources: (Source | null)[] = [
    ...Object.values(structured.sources),
    ...Object.values(structured.term_sources),
    ...structured.requirements.map(({ source }) => source),
    ...structured.unmatched_terms.map(({ source }) => source),
    ...criteria.map(({ source }) => source),
  ];
  for (const source of sources) {
    if (source === null) continue;
    const text = texts.find(({ context_id }) => context_id === source.context_id)?.text;
    expect(source.quote).not.toBe('');
    expect(text).toContain(source.quote);
  }
  expect(StructuredOpportunity.parse(structured)).toEqual(structured);
  expect(StructuredOpportunityInput.safeParse(structured).error).toBeUndefined();
  const words = criteria.map((one) => one.criteria.toLowerCase());
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeLessThanOrEqual(15);
}

const table = `Oppstart\t1. mars 2027
Varighet\t6 måneder + opsjon
Sted | Trondheim

Data engineer til Trønderkraft Nett AS. Kjennskap til dbt er nyttig.`;
const lettered = `Fjellregionen IKT IKS skal anskaffe bistand fra en prosjektleder. Oppstart er planlagt til uke 6 i 2027.

Krav (A = absolutt, B = bør):
A1 Minimum 10 års erfaring som prosjektleder
B1 Sertifisering som PRINCE2 Practitioner`;
const mail = `Emne: VS: Forespørsel 4711 – Systemutvikler Java

Oppstart: ASAP / senest 04.01.2027
Varighet: 31.12.2027 med opsjon
Arbeidssted: Kristiansand. Reiser må påregnes.`;

const short = `Konsult sökes
Roll: Systemförvaltare
Omf: 50%
✓ Erfarenhet av SQL
Bör: ITIL
Svar: 4 dec`;
const weighed = `Vi skal leie inn en skyarkitekt.

Tildelingskriterier:
- Erfaring fra Azure (40 %)
- Pris (60 %)`;

const hasty = `Behov: 2 stk Cloud Engineers
Tidsperiode: 2027-02-15--2027-08-14
Må: Terraform
Kunden ber om folk med minst sju års erfaring, gjerne med Azure.`;

describe('a need as people write it', () => {
  it('may count whom it asks for, and write from when to when with two strokes', () => {
    expect(structure(hasty)).toMatchObject({
      ...{ title: 'Cloud Engineers', start_date: '2027-02-15' },
      duration: '2027-02-15--2027-08-14',
      requirements: [
        { kind: 'must', text: 'Terraform' },
        { kind: 'must', text: 'Kunden ber om folk med minst sju års erfaring' },
        { kind: 'should', text: 'gjerne med Azure.' },
      ],
    });
    expect(structure('Uppdrag som UX-designer från årsskiftet')).toMatchObject({
      ...{ title: 'UX-designer från årsskiftet', start_date: '2027-01-01' },
    });
  });

  it('may end a sentence with the week of the start', () => {
    const need = structure('Vi søker en UX-designer fra uke 6. Må kunne Figma.');
    expect(need.requirements).toMatchObject([{ kind: 'must', text: 'Må kunne Figma.' }]);
  });

  it('may be a few short lines', () => {
    expect(structure(short)).toMatchObject({
      ...{ title: 'Systemförvaltare', percent: 50 },
      deadline: { deadline_with_date: '2026-12-04' },
    });
  });

  it('may weigh criteria in percent, of which none is its extent, and the price no skill', () => {
    expect(structure(weighed)).toMatchObject({
      percent: null,
      requirements: [{ kind: 'should', text: 'Erfaring fra Azure (40 %)' }],
    });
  });

  it('may be a table', () => {
    expect(structure(table)).toMatchObject({
      ...{ start_date: '2027-03-01', duration: '6 måneder + opsjon' },
      ...{ place_description: 'Trondheim', customer_name: 'Trønderkraft Nett AS' },
      requirements: [{ kind: 'should', text: 'Kjennskap til dbt er nyttig.' }],
    });
  });

  it('may say with letters what must be', () => {
    expect(structure(lettered)).toMatchObject({
      ...{ title: 'Prosjektleder', start_date: '2027-02-08' },
      customer_name: 'Fjellregionen IKT IKS',
      requirements: [
        { kind: 'must', text: 'Minimum 10 års erfaring som prosjektleder' },
        { kind: 'should', text: 'Sertifisering som PRINCE2 Practitioner' },
      ],
    });
  });

  it('may name the latest start beside the wished one', () => {
    expect(structure(mail)).toMatchObject({
      ...{ title: 'Systemutvikler Java', start_date: '2027-01-04', deadline: null },
      ...{ duration: '31.12.2027 med opsjon', place_description: 'Kristiansand' },
    });
  });
});

describe('a need made of texts', () => {
  it('quotes its texts letter for letter, and is a need, for all texts that we have', () => {
    expect(corpus.length).toBeGreaterThan(100);
    for (const text of corpus) expectSound(contexts(text));
  });

  it('quotes its texts letter for letter, and is a need, whatever stands in them', () => {
    const sound = fc.property(anyText, anyText, (one, other) => expectSound(contexts(one, other)));
    expect(fc.check(sound, { numRuns: 100 })).toMatchObject({ failed: false });
  });

  it('is the same every time', () => {
    for (const text of corpus.slice(0, 40)) expect(structure(text)).toEqual(structure(text));
  });

  it('goes by the first text, and fills what it leaves open from the next', () => {
    const read = structure(
      'Javautvikler til Havgap AS\n\nOppstart: 1. februar 2027',
      'Oppstart: 1. mars 2027\nOmfang: 60 %\n\nKrav:\n- Kotlin',
    );
    expect(read).toMatchObject({
      start_date: '2027-02-01',
      percent: 60,
      customer_name: 'Havgap AS',
    });
    expect(read.sources.start_date?.context_id).toBe(ids[0]);
    expect(read.sources.percent).toEqual({ context_id: ids[1], quote: 'Omfang: 60 %' });
    expect(read.requirements).toMatchObject([{ kind: 'must', text: 'Kotlin' }]);
  });

  it('names no skill that the text denies', () => {
    const { skills } = structure('Vi trenger en utvikler som kan Kotlin, men ikke Java.');
    expect(skills.map(({ name }) => name)).toEqual(['Kotlin']);
  });

  it('quotes more where the same words stand before, so that they are found at their place', () => {
    const { requirements } = structure('Javautvikler søkes\n\nKrav:\n- Java\n- Go');
    expect(requirements.map(({ source }) => source?.quote)).toEqual(['- Java', 'Go']);
  });

  it('quotes an item without its bullet', () => {
    const { skills, term_sources } = structure('Krav:\n- Erfaring med Kotlin\n2. Kan Java');
    const quotes = skills.map(({ uuid }) => term_sources[uuid]?.quote);
    expect(quotes).toEqual(['Erfaring med Kotlin', 'Kan Java']);
  });

  it('reads items that were wrapped, and lists that go on over a page', () => {
    const lines = [
      '2 Krav til konsulenten',
      '2.1 Konsulenten skal ha minst fem års erfaring med Java og',
      'drift av tjenester',
      '2.2 Konsulenten bør kjenne Kotlin',
      'Side 3 av 9',
      '2.3 Konsulenten skal kunne norsk',
    ];
    for (const text of [lines.join('\n'), lines.join('\r\n')]) {
      const { requirements } = structure(text);
      expect(requirements.map(({ kind, text: asks }) => [kind, asks])).toEqual([
        ['must', 'Konsulenten skal ha minst fem års erfaring med Java og drift av tjenester'],
        ['should', 'Konsulenten bør kjenne Kotlin'],
        ['must', 'Konsulenten skal kunne norsk'],
      ]);
      for (const { source } of requirements) expect(text).toContain(source?.quote);
    }
  });

  it('writes the tasks of a text as markdown, in which nothing of the text is a sign', () => {
    const text = 'UX-designer\n\nOppgaver\n- Tegne *alt*\n- Spørre <b>folk</b>\n\nMvh\nKari';
    expect(structure(text).description).toBe(
      String.raw`### Oppgaver||- Tegne \*alt\*|- Spørre \<b\>folk\</b\>`.replaceAll('|', '\n'),
    );
  });

  it('takes no sentence for its title, but the roles that a sentence names', () => {
    const read = structure('Kunden trenger en dataingeniør og en testleder i et halvt år.');
    expect(read).toMatchObject({ title: 'Dataingeniør og en testleder', duration: 'et halvt år' });
    expect(read.roles.map(({ name }) => name)).toEqual(['Data engineer', 'Testleder']);
  });

  it('lists words that the vocabulary does not have beside what is nearest', () => {
    const { unmatched_terms } = structure('Rolle: Snømåker\n\nKrav:\n- Erfaring med Kuberneetees');
    expect(unmatched_terms).toMatchObject([
      { term: 'Snømåker', kind: 'role' },
      { term: 'Kuberneetees', kind: 'skill', nearest: { name: 'Kubernetes' } },
    ]);
  });

  it('shows no signs that turn the direction of writing, and quotes them', () => {
    const text = 'Java\u202eutvikler til \u2066Havgap\u2069 AS\n\nKrav:\n- Kan \u200fKotlin';
    const read = structure(text);
    expect(read.title).toBe('Javautvikler til Havgap AS');
    expect(read.customer_name).toBe('Havgap AS');
    expect(read.roles).toMatchObject([{ name: 'Java-utvikler' }]);
    expect(read.requirements).toMatchObject([
      { text: 'Kan Kotlin', source: { quote: 'Kan \u200fKotlin' } },
    ]);
    expect(JSON.stringify([read.title, read.description, read.customer_name])).not.toMatch(
      /[\u200f\u202e\u2066\u2069]/u,
    );
  });

  it('has nothing where a text says nothing', () => {
    expect(structure('Hei!')).toMatchObject({
      description: '',
      start_date: null,
      roles: [],
      skills: [],
      requirements: [],
      sources: {},
    });
  });
});
