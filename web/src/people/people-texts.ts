import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role, SortDirection } from '@torg/protocol/terms';
import type { PeopleSort, AccountStatus } from './people-search.ts';

export const roleTexts: Record<Role, MessageDescriptor> = {
  admin: msg`Administrator`,
  consultant: msg`Konsulent`,
  consultant_buyer: msg`Innkjøper`,
};

export const statusTexts: Record<AccountStatus, MessageDescriptor> = {
  verified: msg`Verifisert`,
  unverified: msg`Ikke verifisert`,
  invited: msg`Invitert`,
  deactivated: msg`Deaktivert`,
};

export const peopleSortTexts: Record<`${PeopleSort}:${SortDirection}`, MessageDescriptor> = {
  'name:asc': msg`Navn, A til Å`,
  'name:desc': msg`Navn, Å til A`,
  'created:desc': msg`Nyeste først`,
  'created:asc': msg`Eldste først`,
  'active:desc': msg`Sist aktive først`,
  'active:asc': msg`Lengst borte først`,
};
