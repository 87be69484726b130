import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WaitingWork } from './waiting.queries.ts';

export interface WaitingRow {
  kind: keyof WaitingWork;
  text: MessageDescriptor;
  /** the URL of the list of these */
  href: string;
  /** what it means, where nothing says since when */
  meaning?: MessageDescriptor;
}

const rows: readonly WaitingRow[] = [
  {
    kind: 'profiles_to_review',
    text: msg`Profiler til kvalitetssikring`,
    href: '/profiles?qa_status=in_progress',
  },
  {
    kind: 'activation_requests',
    text: msg`Ønsker om aktivering`,
    href: '/profiles?visibility=requested',
  },
  {
    kind: 'interviews_to_decide',
    text: msg`Fagintervjuer å avgjøre`,
    href: '/admin/qa-interview',
  },
  {
    kind: 'human_assessments',
    text: msg`Ønsker om at et menneske vurderer`,
    href: '/human-assessments',
  },
  {
    kind: 'accounts_to_verify',
    text: msg`Kontoer å verifisere`,
    href: '/users?status=unverified',
  },
  {
    kind: 'proposed_competencies',
    text: msg`Foreslåtte kompetanser`,
    href: '/competencies/proposed',
  },
  {
    kind: 'contracts_to_sign',
    text: msg`Avtaler Torg skal signere`,
    href: '/admin/cooperation-contracts?status=in_progress',
  },
  {
    kind: 'contract_senders_to_choose',
    text: msg`Land der ingen er valgt til å signere for Torg`,
    href: '/admin/cooperation-contracts?tab=settings',
    meaning: msg`Til noen er valgt, kan ingen samarbeidsavtaler sendes`,
  },
  {
    kind: 'contracts_waiting_long',
    text: msg`Samarbeidsavtaler som har ventet lenge`,
    href: '/admin/cooperation-contracts?status=in_progress',
  },
  {
    kind: 'contract_check_failures',
    text: msg`Avtaler der kontrollen fant noe`,
    href: '/admin/cooperation-contracts?status=completed',
  },
  { kind: 'failed_jobs', text: msg`Jobber som har feilet`, href: '/admin/failed-jobs' },
  {
    kind: 'unchecked_files',
    text: msg`Filer som venter på virussjekk`,
    href: '/admin/failed-jobs',
  },
];

/** Rows with something in them first, empty ones last, otherwise in a fixed order. */
export const waitingRows = (waiting: WaitingWork): WaitingRow[] =>
  rows.toSorted((a, b) => Number(waiting[b.kind].count > 0) - Number(waiting[a.kind].count > 0));
