import { gronnmarka } from './assignments/gronnmarka.ts';
import { havgap } from './assignments/havgap.ts';
import { isfoss } from './assignments/isfoss.ts';
import { lindvakt } from './assignments/lindvakt.ts';
import { mellansjo } from './assignments/mellansjo.ts';
import { tillatelser } from './assignments/tillatelser.ts';
import { tverrvik } from './assignments/tverrvik.ts';
import { vinterhamn } from './assignments/vinterhamn.ts';
import type { DemoAssignment } from './demo.types.ts';

export const demoAssignments: readonly DemoAssignment[] = [
  ...isfoss,
  ...tverrvik,
  ...havgap,
  ...gronnmarka,
  ...tillatelser,
  ...vinterhamn,
  ...lindvakt,
  ...mellansjo,
];
