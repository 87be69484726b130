import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AvailabilityFilter, BenchSort } from '../company-search.ts';

export const availabilityTexts: Record<AvailabilityFilter, MessageDescriptor> = {
  now: msg`Ledig nå`,
  from: msg`Ledig senere`,
  not: msg`Ikke ledig`,
  old: msg`Ikke bekreftet på en stund`,
};

export const benchSortTexts: Record<BenchSort, MessageDescriptor> = {
  name: msg`Navn, A til Å`,
  availability: msg`Ledig, tidligst først`,
  confirmed: msg`Lengst siden bekreftet først`,
  missing: msg`Færrest mangler først`,
  updated: msg`Sist oppdatert først`,
};
