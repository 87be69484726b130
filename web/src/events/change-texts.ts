import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChangeKind } from '@torg/protocol/changes';

/** What was done, as a heading of the fields below it. */
export const changeTexts: Record<ChangeKind, MessageDescriptor> = {
  changed_account: msg`Endret kontoen`,
  deactivated_account: msg`Deaktiverte kontoen`,
  reactivated_account: msg`Aktiverte kontoen igjen`,
  invited_account: msg`Sendte invitasjon`,
  withdrew_invitation: msg`Trakk tilbake invitasjonen`,
  signed_out_account: msg`Logget ut overalt`,
  merged_accounts: msg`Slo sammen to kontoer`,
  removed_profile: msg`Slettet profilen`,
  reviewed_profile: msg`Vurderte profilen`,
  changed_activation: msg`Endret aktiveringen`,
  decided_qa_interview: msg`Avgjorde fagintervjuet`,
  changed_qa_interview: msg`Endret fagintervjuet`,
  made_organization: msg`Opprettet selskapet`,
  changed_organization: msg`Endret selskapet`,
  changed_logo: msg`Byttet logo`,
  removed_logo: msg`Fjernet logoen`,
};

export const changeFieldTexts: Readonly<Record<string, MessageDescriptor>> = {
  verified: msg`Verifisert`,
  role: msg`Rolle`,
  organization: msg`Selskap`,
  is_consultant_admin: msg`Bedriftsadministrator`,
  merged_account: msg`Sammen med`,
  qa_status: msg`Kvalitetssikring`,
  active: msg`Aktiv`,
  archived: msg`Arkivert`,
  status: msg`Status`,
  name: msg`Navn`,
  country: msg`Land`,
  organization_number: msg`Organisasjonsnummer`,
  cvpartner_subdomain: msg`Underdomene i Flowcase`,
  fast_track_new_consultants: msg`Hurtigspor for nye konsulenter`,
  sales_admin: msg`Selger`,
};

/** Words of the protocol that stand as values; every other text is shown as it is. */
export const changeValueTexts: Readonly<Record<string, MessageDescriptor>> = {
  admin: msg`Administrator`,
  consultant: msg`Konsulent`,
  consultant_buyer: msg`Innkjøper`,
  not_started: msg`Ikke begynt`,
  in_progress: msg`Til vurdering`,
  approved: msg`Godkjent`,
  rejected: msg`Ikke godkjent`,
  declined: msg`Avslått`,
  draft: msg`Utkast`,
  submitted: msg`Levert`,
  NO: msg`Norge`,
  SE: msg`Sverige`,
};

/** Fields whose values are such words; a company may be called "Admin". */
export const fieldsInWords: ReadonlySet<string> = new Set([
  'role',
  'qa_status',
  'status',
  'country',
]);
