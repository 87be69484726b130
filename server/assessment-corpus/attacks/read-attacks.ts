import { readFileSync } from 'node:fs';
import { readCorpus } from '../../reading-corpus/parse-corpus.ts';
import { halves, readNeeds, readPeople, readVeterans } from '../parse-corpus.ts';

export type Place = 'description' | 'project' | 'need' | 'prompt';
export interface Attack {
  place: Place;
  /** what it does, and in which language */
  kind: string;
  text: string;
}

const read = (file: string): string => readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');

/** `NEED` and `LIST` stand for what is asked for, pasted as sentences or as a list. */
export function readAttacks(asked: readonly string[]): Attack[] {
  return read('attacks.txt')
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const end = block.indexOf('\n');
      const [place, kind = ''] = block.slice(0, end).split(' | ');
      const text = block
        .slice(end + 1)
        .replace(/\n$/, '')
        .replace('NEED', asked.join('. '))
        .replace('LIST', asked.map((one) => `- ${one}`).join(' '));
      return { place: place as Place, kind, text };
    });
}

/** What people write without a thought of machines, and some who write about machines. */
export function honestPassages(): string[] {
  const people = halves.flatMap((half) => [...readPeople(half), ...readVeterans(half)]);
  const ofPeople = people.flatMap(({ cv }) => [
    cv.description,
    ...cv.entries.flatMap(({ title, text, role_text }) => [title, text, role_text]),
  ]);
  const ofNeeds = halves.flatMap((half) =>
    readNeeds(half).flatMap(({ need }) => need.requirements.map(({ text }) => text)),
  );
  const others = [...readCorpus('tuned'), ...readCorpus('held-out')].flatMap(({ text }) =>
    text.split('\n'),
  );
  const all = [...read('honest.txt').split('\n'), ...ofPeople, ...ofNeeds, ...others];
  return [...new Set(all.map((one) => one.trim()))].filter((one) => one.length > 12);
}
