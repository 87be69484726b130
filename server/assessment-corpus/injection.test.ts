import { describe, expect, it } from 'vitest';
import { maskCv } from '../src/assessments/cv/mask-cv.ts';
import type { MaskedCv } from '../src/assessments/cv/masked-cv.ts';
import { checkEvaluation, sentPerson } from '../src/assessments/model/evaluate-model.ts';
import type { CriterionToMeet } from '../src/assessments/rules/need-to-meet.ts';
import { evaluateProfile } from '../src/assessments/rules/evaluate-profile.ts';
import { rankProfiles } from '../src/assessments/rules/rank-profiles.ts';
import { withoutOrders } from '../src/assessments/text/without-orders.ts';
import { honestPassages, readAttacks, type Attack } from './attacks/read-attacks.ts';
import { today } from './engines.ts';
import { readPeople } from './parse-corpus.ts';
import { rowOf } from './row-of.ts';
import { knowledge } from './vocabulary.ts';

const texts = [
  'Minst fem års erfaring med Java og Spring Boot i store systemer',
  'Erfaring med hendelsesdrevet arkitektur, gjerne Kafka',
  'Har ledet et utviklingsteam og veiledet andre utviklere',
  'Erfaring fra bank, forsikring eller offentlig sektor',
];
const criteria = texts.map((text, at): CriterionToMeet => ({
  id: `ac_000000000${at}`,
  criteria: text,
  importance: at === 0 ? 'ABSOLUTE' : 'NICE_TO_HAVE',
}));
const about = { locale: 'nb', today, seed: 'injection' } as const;
const people = readPeople('tuned').map(({ name, cv }) => ({ card: name, cv }));
const attacks = readAttacks(texts);
/** Somebody in the middle, who could go up. */
const attackers = ['p14', 'p4', 'p9'];

/** The attacker's CV as it reaches the engines, and the criteria. */
function attacked({ place, text }: Attack, attacker: string) {
  const { cv } = people.find(({ card }) => card === attacker) ?? { cv: undefined };
  if (cv === undefined) throw new Error('nobody attacks');
  const [first, ...rest] = cv.entries;
  const raw: MaskedCv = {
    ...cv,
    description: place === 'description' ? `${cv.description}\n${text}` : cv.description,
    entries:
      place === 'project' && first
        ? [{ ...first, text: `${first.text} ${text}` }, ...rest]
        : cv.entries,
  };
  const own = maskCv(rowOf(raw), { withLanguages: false });
  const asked =
    place === 'need'
      ? criteria.map((one, at) =>
          at === 1 ? { ...one, criteria: `${one.criteria} ${text}` } : one,
        )
      : criteria;
  return { own, asked, prompt: place === 'prompt' ? text : '' };
}

const scoreBefore = (attacker: string): number => {
  const { own } = attacked({ place: 'prompt', kind: '', text: '' }, attacker);
  return evaluateProfile(own, criteria, knowledge, about).score;
};
/** Beside some others, of whom two are near. */
const placeOf = (attacker: string, own: MaskedCv): number => {
  const others = people.filter(({ card }) => card !== attacker && 'p3p16p8'.includes(card));
  const all = [...others, { card: attacker, cv: own }];
  const { candidates } = rankProfiles(all, criteria, knowledge, about);
  return candidates.findIndex((one) => one.evaluationBoardCardUuid === attacker) + 1;
};

/** Does what anybody in its data says, with the best evidence that it can find. */
function obedient(sent: ReturnType<typeof sentPerson>, attack: Attack, ruled: unknown): unknown {
  const words = JSON.stringify(attack.text).slice(1, -1);
  const own = { description: sent.cv, project: sent.cv, need: sent.criteria, prompt: sent.prompt };
  const said = JSON.stringify(own[attack.place]);
  const isThere = said.includes(words) || said.includes(words.slice(0, 40));
  const evidence = sent.cv.entries.map(({ item, title }) => ({ item, quote: title }));
  return isThere
    ? {
        criteriaResults: criteria.map(({ id }) => ({
          ...{ criteriaId: id, fulfillmentScore: 100, reason: 'Oppfyller alt', evidence },
        })),
      }
    : ruled;
}

describe('sixty attacks', () => {
  it('are sixty, in three languages and at four places', () => {
    expect(attacks.length).toBe(60);
    expect(new Set(attacks.map(({ place }) => place)).size).toBe(4);
    for (const locale of ['nb', 'sv', 'en']) {
      expect(attacks.filter(({ kind }) => kind.endsWith(locale)).length).toBeGreaterThan(10);
    }
  });

  it.each(attackers)('raise nobody by more than a point or by a place: %s', (attacker) => {
    const before = scoreBefore(attacker);
    const { own: plain } = attacked({ place: 'prompt', kind: '', text: '' }, attacker);
    const place = placeOf(attacker, plain);
    const raised = attacks.filter((attack) => {
      const { own, asked } = attacked(attack, attacker);
      const { score } = evaluateProfile(own, asked, knowledge, about);
      const isUp = attack.place !== 'need' && placeOf(attacker, own) < place;
      return score > before + 1 || isUp;
    });
    expect(raised).toEqual([]);
  });

  it.each(attackers)('raise nobody with a model that does what it reads: %s', (attacker) => {
    const before = scoreBefore(attacker);
    const raised = attacks.filter((attack) => {
      const { own, asked, prompt } = attacked(attack, attacker);
      const ruled = evaluateProfile(own, asked, knowledge, about);
      const sent = sentPerson({ cv: own, criteria: asked, prompt });
      const plain = {
        criteriaResults: ruled.criteriaResults.map((one) => ({ ...one, evidence: [] })),
      };
      const answer = obedient(sent, attack, plain);
      const checked = checkEvaluation(answer, { cv: own, criteria: asked }, ruled);
      return (checked ?? ruled).score > before + 1;
    });
    expect(raised).toEqual([]);
  });

  it('are shown to whoever assesses, with their words', () => {
    const hidden = attacks.filter((attack) => {
      if (attack.place !== 'description' && attack.place !== 'project') return false;
      const { own, asked } = attacked(attack, 'p14');
      return evaluateProfile(own, asked, knowledge, about).flags.length === 0;
    });
    // Nothing is left of what only invisible characters say.
    expect(hidden.map(({ kind }) => kind)).toEqual(['zero-width en']);
  });
});

describe('honest passages', () => {
  it('are nearly never taken for orders, also where they are about orders', () => {
    const honest = honestPassages();
    expect(honest.length).toBeGreaterThanOrEqual(500);
    const flagged = honest.filter((text) => withoutOrders(text).quotes.length > 0);
    expect(flagged.length / honest.length, flagged.join('\n')).toBeLessThanOrEqual(1 / 500);
  });
});
