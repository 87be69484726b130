import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SortDirection } from '@torg/protocol/terms';
import type { ConsultantSort, Visibility } from './consultant-search.ts';

export const visibilityTexts: Record<Visibility, MessageDescriptor> = {
  visible: msg`Synlige`,
  hidden: msg`Ikke synlige`,
  requested: msg`Ønsker aktivering`,
};

export const consultantSortTexts: Record<`${ConsultantSort}:${SortDirection}`, MessageDescriptor> =
  {
    'updated:desc': msg`Sist oppdatert først`,
    'updated:asc': msg`Lengst siden oppdatert først`,
    'name:asc': msg`Navn, A til Å`,
    'name:desc': msg`Navn, Å til A`,
    'availability:asc': msg`Ledig, tidligst først`,
    'availability:desc': msg`Ledig, senest først`,
    'created:desc': msg`Nyeste først`,
    'created:asc': msg`Eldste først`,
  };
