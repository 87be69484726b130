import type { LanguageLevel } from '@torg/protocol/profiles/profile-terms';

/** Words of LinkedIn, JSON Resume, Flowcase and the European framework, the highest first. */
const levels: readonly [LanguageLevel, RegExp][] = [
  ['native', /native|bilingual|mother|morsm|modersm/i],
  [
    'fluent',
    /full professional|fluent|flytende|flytande|expert|advanced|(?:very|meget|veldig|mycket) go+d|\bC[12]\b/i,
  ],
  ['intermediate', /professional|limited working|intermediate|conversational|\bgo+d|\bB[12]\b/i],
  ['basic', /elementary|basic|beginner|grunnleggende|grundl|\bA[12]\b/i],
];

export const levelOf = (text: string): LanguageLevel | null =>
  levels.find(([, words]) => words.test(text))?.[0] ?? null;
