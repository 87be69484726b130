import type { WorkMode } from '@torg/protocol/reading/reading-terms';
import type { FoundOf } from './found.ts';
import { matchesOf, words } from './text/matches-of.ts';
import { findDaysOnSite } from './amounts/find-extents.ts';

const said: readonly (readonly [RegExp, WorkMode])[] = [
  [
    words(
      String.raw`(?:(?:100#?%|helt|fullt|fully|full)#)?(?:på#distans|distansarbete(?![ ]?:)|distans(?![ ]?:)|hemifrån|hemarbete|remote(?:ly)?(?![ ]?:)|hjemmekontor(?![ ]?:)|hjemmefra|fjernarbeid(?![ ]?:)|(?:work(?:ing)?#)?from#home|home#office|(?:hjemme|hemma)(?!#hos))`,
    ),
    'remote',
  ],
  [
    words(
      'hybrid(?!sky|moln)\\p{L}*(?!#sky|#cloud|#moln|#project|#prosjekt|#projekt|[ ]?:)|delvis#hjemmekontor',
    ),
    'hybrid',
  ],
  [
    words(
      String.raw`on[ -]?site|på#stedet|(?<!(?:ha|få|få#inn|få#in)#(?:noen|någon|en|folk)#)på#plats|på#kontor(?:et)?|oppmøte|(?:in|at)#(?:the|our)#office|hos#kunden|på#platsen`,
    ),
    'on_site',
  ],
];

/** Where the work may be done from. */
export const findWorkModes = (text: string): FoundOf<'work_mode'>[] => [
  ...findDaysOnSite(text),
  ...said.flatMap(([pattern, mode]) =>
    matchesOf(text, pattern).map(({ start, end }): FoundOf<'work_mode'> => ({
      kind: 'work_mode',
      start,
      end,
      mode,
    })),
  ),
];
