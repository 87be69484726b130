import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  FlowcaseDisabledReason,
  FlowcaseReview,
  FlowcaseRowError,
  FlowcaseRowStatus,
  FlowcaseSyncFailure,
} from '@torg/protocol/flowcase/flowcase-terms';

/** Why somebody at Flowcase cannot be chosen. */
export const disabledTexts: Record<FlowcaseDisabledReason, MessageDescriptor> = {
  deactivated: msg`Deaktivert i Flowcase`,
  already_here: msg`Følger CV-en i Flowcase allerede`,
  in_another_company: msg`E-postadressen hører til et annet selskap på Torg`,
  no_email: msg`Mangler e-postadresse i Flowcase`,
};

export const rowStatusTexts: Record<FlowcaseRowStatus, { text: MessageDescriptor; color: string }> =
  {
    pending: { text: msg`Venter`, color: 'gray' },
    imported: { text: msg`Hentet inn`, color: 'spruce' },
    linked: { text: msg`Koblet til kollega`, color: 'spruce' },
    failed: { text: msg`Ikke hentet inn`, color: 'red' },
  };

export const rowErrorTexts: Record<FlowcaseRowError, MessageDescriptor> = {
  email_is_taken: msg`E-postadressen er i bruk av en annen konto på Torg.`,
  could_not_create_account: msg`Kontoen kunne ikke opprettes.`,
  account_is_deactivated: msg`Kontoen med denne e-postadressen er deaktivert på Torg.`,
  could_not_fetch_from_cv_partner: msg`Flowcase svarte ikke som det skulle. Se at underdomenet stemmer, eller prøv igjen om litt.`,
  could_not_find_flowcase_user: msg`Vi finner ikke personen i Flowcase lenger.`,
  flowcase_user_is_deactivated: msg`Personen er deaktivert i Flowcase.`,
  flowcase_user_has_no_email: msg`Flowcase har ingen e-postadresse til personen.`,
  flowcase_user_is_linked: msg`CV-en eller profilen er koblet allerede.`,
  user_is_not_authorized: msg`Den som startet importen, styrer ikke bedriften lenger.`,
};

export const reviewTexts: Record<FlowcaseReview, MessageDescriptor | null> = {
  sent: msg`Sendt til kvalitetssikring.`,
  waits_for_rules: msg`Sendes til kvalitetssikring når profilen oppfyller kravene.`,
  approved: msg`Godkjent i hurtigsporet.`,
  none: null,
};

/** What is wrong with a synchronization, and what helps. */
export const syncFailureTexts: Record<FlowcaseSyncFailure, MessageDescriptor> = {
  unauthorized: msg`Flowcase godtar ikke nøkkelen. Lag en ny i Flowcase, og lagre den her.`,
  not_found: msg`Flowcase kjenner ikke dette underdomenet. Sjekk at det er riktig skrevet.`,
  rate_limited: msg`Flowcase ba oss vente, for det er mange forespørsler akkurat nå. Vi prøver igjen ved neste synkronisering.`,
  unavailable: msg`Flowcase svarte ikke. Vi prøver igjen ved neste synkronisering.`,
  malformed: msg`Vi forsto ikke svaret fra Flowcase. Vi prøver igjen ved neste synkronisering.`,
  too_large: msg`Svaret fra Flowcase var større enn vi tar imot.`,
  not_allowed: msg`Adressen til Flowcase er ikke en vi får koble til. Sjekk underdomenet.`,
  stopped: msg`Synkroniseringen ble avbrutt før den var ferdig.`,
};
