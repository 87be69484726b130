import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Rhythm } from './saved-searches.queries.ts';

/** How often alerts are mailed, in the order of the choices. */
export const rhythmTexts: Record<Rhythm, MessageDescriptor> = {
  never: msg`Aldri`,
  instant: msg`Med én gang`,
  daily: msg`Hver morgen`,
  weekly: msg`Hver mandag`,
};

export const rhythms = Object.keys(rhythmTexts) as Rhythm[];
