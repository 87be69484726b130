import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@torg/protocol/terms';

export interface LaterPageRow {
  paths: readonly string[];
  title: MessageDescriptor;
  /** says honestly that the page is not built yet */
  sentence: MessageDescriptor;
  roles?: readonly Role[];
}

const later = (
  path: string | readonly string[],
  title: MessageDescriptor,
  sentence: MessageDescriptor,
  roles?: readonly Role[],
): LaterPageRow => ({ paths: [path].flat(), title, sentence, roles });

const adminOnly: Role[] = ['admin'];
const providers: Role[] = ['consultant', 'admin'];

/** Pages that are not built yet. A page that is built moves to its domain's routes. */
export const laterPages: readonly LaterPageRow[] = [
  later('/invoicing', msg`Faktura`, msg`Her kommer faktureringen.`, adminOnly),
  later('/time-tracking', msg`Timer`, msg`Her kommer timeføringen.`, providers),

  later('/benefits', msg`Fordeler`, msg`Her kommer fordelene du har som konsulent på Torg.`),
  later('/tips', msg`Tips`, msg`Her kommer gode råd om profil og oppdrag.`),
  later(
    ['/how-it-works/no', '/how-it-works/se'],
    msg`Slik fungerer det`,
    msg`Her kommer en kort forklaring av hvordan Torg virker.`,
  ),
];
