import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { countryTexts } from '../../ui/text/country-texts.ts';
import type { CsvCell } from '../../ui/table/csv.ts';
import type { ConsultantAccount } from '../profiles.queries.ts';
import { dayOf } from '../public/availability/availability.ts';
import { statusOf } from '../public/status.ts';
import { qaStatusTexts, statusTexts } from '../public/status-texts.ts';

type InWords = (text: MessageDescriptor) => string;

/** The full URL of a profile, which works outside the app. */
type AddressOf = (account: string) => string;

interface Column {
  title: MessageDescriptor;
  cell: (consultant: ConsultantAccount, t: InWords) => CsvCell;
}

const day = (moment: string | null): string | null => moment && dayOf(new Date(moment));

const columns: readonly Column[] = [
  { title: msg`Navn`, cell: ({ name }) => name },
  { title: msg`Tittel`, cell: ({ title }) => title },
  { title: msg`E-post`, cell: ({ email }) => email },
  { title: msg`Telefon`, cell: ({ phone }) => phone },
  { title: msg`Selskap`, cell: ({ consultant_company }) => consultant_company?.name ?? null },
  {
    title: msg`Land`,
    cell: ({ consultant_company: company }, t) => company && t(countryTexts[company.country_code]),
  },
  { title: msg`Kvalitetssikring`, cell: ({ qa_status }, t) => t(qaStatusTexts[qa_status]) },
  { title: msg`Synlighet`, cell: (consultant, t) => t(statusTexts[statusOf(consultant)]) },
  { title: msg`Konto`, cell: ({ deactivated }, t) => (deactivated ? t(msg`Deaktivert`) : null) },
  { title: msg`Aktiv siden`, cell: ({ active_since_date }) => active_since_date },
  { title: msg`Ledig fra`, cell: ({ availability_date }) => availability_date },
  {
    title: msg`Tilgjengelighet bekreftet`,
    cell: ({ availability_updated }) => day(availability_updated),
  },
  { title: msg`Oppdatert`, cell: ({ profile_updated_at }) => day(profile_updated_at) },
  { title: msg`Lagt til`, cell: ({ created_at }) => day(created_at) },
];

/**
 * The consultants as a table, the headings first; days as `2026-11-20`, which sort correctly as text.
 */
export function consultantRows(
  consultants: readonly ConsultantAccount[],
  t: InWords,
  addressOf: AddressOf,
): CsvCell[][] {
  const headings = [...columns.map(({ title }) => t(title)), t(msg`Profil`)];
  const rows = consultants.map((consultant) => [
    ...columns.map(({ cell }) => cell(consultant, t)),
    addressOf(consultant.account),
  ]);
  return [headings, ...rows];
}
