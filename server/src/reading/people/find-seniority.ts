import type { Seniority } from '@torg/protocol/reading/reading-terms';
import type { FoundOf } from '../found.ts';
import { matchesOf, words } from '../text/matches-of.ts';

const said: readonly (readonly [RegExp, Seniority])[] = [
  [
    words(
      'seniors?|seniore?r?|seniora|senior(?:profil|nivå)\\p{L}*|seniorkonsulent(?:er)?|seniorkonsult(?:er)?',
    ),
    'senior',
  ],
  [
    words('(?:svært#|mycket#|very#)?(?:erfaren|erfarne|erfarna|experienced|rutinerad|rutinert)'),
    'senior',
  ],
  [
    words(
      'juniors?|juniore?r?|juniora|junior(?:profil|nivå)\\p{L}*|nyutdanne[dt]e?|nyexaminerade?|graduates?',
    ),
    'junior',
  ],
  [words('mid[ -]level|mid[ -]senior|medior|mellomnivå|mellannivå|intermediate'), 'intermediate'],
  [words('ekspertnivå|expertnivå|ledende#ekspert|expert#level'), 'expert'],
];

/** How experienced somebody should be, in a word. */
export const findSeniority = (text: string): FoundOf<'seniority'>[] =>
  said.flatMap(([pattern, level]) =>
    matchesOf(text, pattern).map(({ start, end }) => ({ kind: 'seniority', start, end, level })),
  );
