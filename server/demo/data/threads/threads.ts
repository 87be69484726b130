import { directThreads } from './direct.ts';
import { gronnmarka } from './gronnmarka.ts';
import { havgap } from './havgap.ts';
import { isfoss } from './isfoss.ts';
import { lindvakt } from './lindvakt.ts';
import { mellansjo } from './mellansjo.ts';
import { tillatelser } from './tillatelser.ts';
import { tverrvik } from './tverrvik.ts';
import { vinterhamn } from './vinterhamn.ts';
import type { DemoDirectThread, DemoInterest } from '../demo.types.ts';

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
