import { directThreads } from './threads/direct.ts';
import { gronnmarka } from './threads/gronnmarka.ts';
import { havgap } from './threads/havgap.ts';
import { isfoss } from './threads/isfoss.ts';
import { lindvakt } from './threads/lindvakt.ts';
import { mellansjo } from './threads/mellansjo.ts';
import { tillatelser } from './threads/tillatelser.ts';
import { tverrvik } from './threads/tverrvik.ts';
import { vinterhamn } from './threads/vinterhamn.ts';
import type { DemoDirectThread, DemoInterest } from './demo.types.ts';

export const demoInterests: readonly DemoInterest[] = [
  ...isfoss,
  ...tverrvik,
  ...havgap,
  ...gronnmarka,
  ...tillatelser,
  ...vinterhamn,
  ...lindvakt,
  ...mellansjo,
];

export const demoDirectThreads: readonly DemoDirectThread[] = directThreads;
