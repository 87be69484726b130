import { expect, test } from 'vitest';
import { wordDifference } from './word-difference.ts';

const ownIn = (stretches: readonly { text: string; isOwn: boolean }[]) =>
  stretches.filter(({ isOwn }) => isOwn).map(({ text }) => text.trim());

test('equal texts have no own words', () => {
  const { ours, theirs } = wordDifference('Leder et team.', 'Leder et team.');
  expect(ours).toEqual([{ text: 'Leder et team.', isOwn: false }]);
  expect(theirs).toEqual(ours);
});

test('only the words that differ are marked, on each side', () => {
  const { ours, theirs } = wordDifference(
    'Leder et team på fem i Bergen.',
    'Leder et stort team på sju i Bergen.',
  );
  expect(ownIn(ours)).toEqual(['fem']);
  expect(ownIn(theirs)).toEqual(['stort', 'sju']);
});

test('nothing is lost of either text', () => {
  const [one, other] = ['Første linje.\n\nAndre  linje.', 'Første avsnitt.\nTredje linje.'];
  const { ours, theirs } = wordDifference(one, other);
  expect(ours.map(({ text }) => text).join('')).toBe(one);
  expect(theirs.map(({ text }) => text).join('')).toBe(other);
});

test('a text beside none is all its own', () => {
  expect(wordDifference('', 'Ny tekst')).toEqual({
    ours: [],
    theirs: [{ text: 'Ny tekst', isOwn: true }],
  });
});

test('very long texts are shown without a comparison', () => {
  const long = 'ord '.repeat(3_000);
  expect(wordDifference(long, `${long}til`).ours).toEqual([{ text: long, isOwn: true }]);
});

test('words that two different sentences share by chance are no common ground', () => {
  const { ours, theirs } = wordDifference(
    'Bygger rørleggerens datasystem for målere og sporing av feil hver dag.',
    'Leder faget i selskapet for de som tar oppdrag og kurs av alle slag.',
  );
  expect(ours).toHaveLength(1);
  expect(theirs).toHaveLength(1);
});

test('texts that share one turn of phrase are two texts', () => {
  const { ours, theirs } = wordDifference(
    'Dataingeniør som har bygget plattformer i energi, forsikring og handel siden studiene.',
    'Fagleder for tester innen energi, forsikring og handel, og tar oppdrag der tallene må stemme.',
  );
  expect(ours).toEqual([
    { text: expect.stringMatching(/^Dataingeniør.*studiene\.$/), isOwn: true },
  ]);
  expect(theirs).toHaveLength(1);
});
