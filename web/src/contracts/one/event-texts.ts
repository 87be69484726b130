import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContractEventKind, Identification } from '@torg/protocol/contracts/contract-terms';

export const eventTexts: Record<ContractEventKind, MessageDescriptor> = {
  created: msg`Opprettet`,
  sent: msg`Sendt`,
  link_made: msg`Lenke laget`,
  link_killed: msg`Lenke stengt`,
  viewed: msg`Dokumentet ble vist`,
  code_sent: msg`Kode sendt`,
  code_refused: msg`Feil kode`,
  signed: msg`Signerte`,
  declined: msg`Sa nei`,
  reminded: msg`Påminnet`,
  signatory_replaced: msg`Den som signerer ble byttet ut`,
  recalled: msg`Trukket tilbake`,
  expired: msg`Fristen gikk ut`,
  completed: msg`Alle har signert`,
  sealed: msg`Forseglet`,
  delivered: msg`Sendt til alle`,
  uploaded: msg`Lastet opp fra papir`,
  provider_reported: msg`Meldt av signeringstjenesten`,
};

export const identificationTexts: Record<Identification, MessageDescriptor> = {
  session: msg`innlogget`,
  link: msg`med lenke`,
  link_and_code: msg`med lenke og kode`,
  provider: msg`hos signeringstjenesten`,
  system: msg`Torg`,
};
