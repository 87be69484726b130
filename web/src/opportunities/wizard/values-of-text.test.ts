import { describe, expect, it } from 'vitest';
import { valuesOfText, type Span } from './values-of-text.ts';

const at = {
  start: 0,
  end: 4,
  text: 'ord',
  negation: null,
  importance: null,
  found_by: 'rules',
} as const;
const denied = { ...at, negation: { start: 0, end: 4, text: 'ikke' } };
const known = new Map(
  (['java', 'go'] as const).map((uuid) => [
    uuid,
    { uuid, name: uuid, type: 'skill', discipline: 'technology', synonyms: ['x'] } as const,
  ]),
);
const skill = (
  competency: string,
  marks: Pick<Span, 'start' | 'end' | 'text' | 'negation' | 'importance' | 'found_by'> = at,
): Span => ({
  ...marks,
  kind: 'skill',
  competency,
  name: competency,
  match: 'named',
});
const read = (...spans: Span[]) => valuesOfText(' Vi trenger hjelp. ', spans, known as never);

describe('a text that somebody pastes', () => {
  it('is the description if something in it is understood', () => {
    expect(read(skill('java')).description).toBe('Vi trenger hjelp.');
    expect(read(skill('go', denied)).description).toBe('Vi trenger hjelp.');
  });
  it('is the description also where nothing is understood, if it is long enough for one', () => {
    const long = 'Vi trenger hjelp. '.repeat(12).trim();
    expect(valuesOfText(long, [], known as never).description).toBe(long);
    expect(read()).toMatchObject({ description: '', roles: [], percent: null });
  });
  it('gives each skill once, without those that it denies or that are no longer known', () => {
    const values = read(skill('java'), skill('java'), skill('go', denied), skill('gone'));
    expect(values.skills).toEqual([
      { uuid: 'java', name: 'java', type: 'skill', discipline: 'technology' },
    ]);
  });
  it('gives what must be known before what is only named or wished for', () => {
    const asked = (kind: 'must' | 'should') => ({
      ...at,
      importance: { kind, words: { start: 0, end: 4, text: 'ord' } },
    });
    const spans = [skill('go', asked('should')), skill('java', asked('must'))];
    expect(read(...spans).skills?.map(({ uuid }) => uuid)).toEqual(['java', 'go']);
  });
  it('gives time and place as the fields have them', () => {
    const values = read(
      { ...at, kind: 'start', day: null },
      { ...at, kind: 'start', day: '2027-01-04' },
      { ...at, kind: 'extent', least: 50, most: 80 },
      { ...at, kind: 'deadline', day: '2026-12-01' },
      { ...at, kind: 'work_mode', mode: 'hybrid' },
      { ...at, kind: 'place', name: 'Norge', country: 'NO', regions: [] },
      { ...at, kind: 'place', name: 'Bergen', country: 'NO', regions: ['vestland'] },
    );
    expect(values).toMatchObject({
      start_date: '2027-01-04',
      percent: 80,
      deadline: { deadline_with_date: '2026-12-01' },
      allow_remote_work: true,
      region: 'vestland',
    });
  });
  it('gives no percent that an assignment cannot have', () => {
    expect(read({ ...at, kind: 'extent', least: null, most: 5 }).percent).toBeNull();
  });
});
