import { directThreads } from './threads/direct.ts';
import { gronnmarka } from './threads/gronnmarka.ts';
import { havgap } from './threads/havgap.ts';
import { isfoss } from './threads/isfoss.ts';
import { lindvakt } from './threads/lindvakt.ts';
import { mellansjo } from './threads/mellansjo.ts';
import { tillatelser } from './threads/tillatelser.ts';
import { tverrvik } from './threads/tverrvik.ts';
import { vinterhamn } from './threads/vinterhamn.ts';
import type { TownDirectThread, TownInterest } from './town.types.ts';

export const townInterests: readonly TownInterest[] = [
  ...isfoss,
  ...tverrvik,
  ...havgap,
  ...gronnmarka,
  ...tillatelser,
  ...vinterhamn,
  ...lindvakt,
  ...mellansjo,
];

export const townDirectThreads: readonly TownDirectThread[] = directThreads;
