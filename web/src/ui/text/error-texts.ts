import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { RequestError, type AnyErrorCode } from '../../client/request-error.ts';

const ourFault = msg`Noe gikk galt hos oss. Prøv igjen om litt.`;
const oddRequest = msg`Vi forsto ikke forespørselen. Last siden på nytt og prøv igjen.`;
const gone = msg`Vi finner ikke det du leter etter. Det kan være fjernet.`;

/** The text for each code; a code without a text does not compile. */
const texts: Record<AnyErrorCode, MessageDescriptor> = {
  no_connection: msg`Vi får ikke kontakt med Torg. Sjekk nettforbindelsen og prøv igjen.`,
  unknown_answer: ourFault,
  global_error_handler: ourFault,
  storage_is_full: msg`Det er ikke plass til å lagre endringer akkurat nå. Du kan fortsatt lese. Prøv igjen om litt.`,
  service_unavailable: msg`Torg er ikke tilgjengelig akkurat nå. Prøv igjen om litt.`,
  too_many_requests: msg`Det ble litt mange forsøk. Vent et øyeblikk og prøv igjen.`,

  user_is_not_authorized: msg`Du har ikke tilgang til dette.`,
  user_not_verified: msg`Kontoen din er ikke bekreftet ennå.`,
  wrong_email_or_password: msg`E-postadressen eller passordet stemmer ikke.`,
  magic_link_not_valid: msg`Lenken er brukt eller utløpt. Be om en ny.`,
  sign_in_elsewhere_failed: msg`Innloggingen hos den andre tjenesten lyktes ikke. Prøv igjen.`,
  foreign_origin: oddRequest,
  invalid_trace_header: oddRequest,
  malformed_json: oddRequest,
  unsupported_media_type: oddRequest,
  request_validation_error: msg`Noe i skjemaet må rettes.`,
  payload_too_large: msg`Det du sender er for stort.`,
  reference_not_found: msg`Noe du viste til finnes ikke lenger. Last siden på nytt.`,
  idempotency_key_reused: oddRequest,
  idempotency_key_in_use: msg`Vi holder allerede på med dette. Vent et øyeblikk.`,
  not_found: gone,

  could_not_find_account: msg`Vi finner ikke denne kontoen.`,
  could_not_find_session: msg`Denne innloggingen er allerede avsluttet.`,
  organization_id_is_required: msg`Velg oppdragsgiveren som oppdraget gjelder.`,
  could_not_find_organization: msg`Vi finner ikke denne bedriften.`,
  could_not_find_client_company: msg`Vi finner ikke denne oppdragsgiveren.`,
  sales_admin_not_found: msg`Vi finner ikke denne selgeren. Velg en administrator.`,
  company_register_not_available: msg`Registeret svarer ikke akkurat nå. Du kan lagre uten oppslaget.`,
  could_not_find_consultant_company: msg`Vi finner ikke dette konsulentselskapet.`,
  could_not_find_profile: msg`Vi finner ikke denne profilen.`,
  organization_number_is_taken: msg`En annen bedrift har dette organisasjonsnummeret.`,
  could_not_find_invitation: msg`Invitasjonen er allerede brukt.`,
  could_not_find_qa_interview_form: msg`Vi finner ikke fagintervjuet.`,
  qa_interview_was_changed: msg`Fagintervjuet er endret et annet sted i mellomtiden.`,
  qa_interview_state_does_not_allow: msg`Dette går ikke slik fagintervjuet står nå.`,
  could_not_find_profile_item: msg`Vi finner ikke dette i profilen. Det kan være slettet.`,
  too_many_profile_items: msg`Det er ikke plass til flere her. Slett noe først.`,
  profile_was_changed: msg`Denne delen av profilen er endret et annet sted i mellomtiden.`,
  has_a_company_already: msg`Konsulenten hører til en bedrift allerede.`,
  organization_number_not_valid: msg`Organisasjonsnummeret stemmer ikke. Se over sifrene.`,
  profile_validation_error: msg`Profilen mangler noe ennå. Se sjekklisten.`,
  profile_qa_must_have_status_not_started_to_send_to_qa: msg`Profilen er allerede sendt til vurdering.`,
  profile_qa_must_have_status_approved: msg`Profilen må godkjennes i vurderingen først.`,
  profile_qa_state_does_not_allow: msg`Dette går ikke slik vurderingen står nå.`,
  could_not_create_profile_qa_entry: msg`Vurderingen kunne ikke lagres. Prøv igjen.`,
  cooperation_agreement_not_signed: msg`Bedriften har ingen signert samarbeidsavtale som gjelder.`,
  invalid_availability_update: msg`En av endringene i ledigheten går ikke an. Ingen av dem er lagret.`,
  cannot_delete_own_profile: msg`Du kan ikke slette din egen profil.`,
  company_needs_an_admin: msg`Bedriften må ha minst én administrator.`,
  torg_needs_an_admin: msg`Torg må ha minst én administrator som kan logge inn.`,
  cannot_change_own_account: msg`Du kan ikke endre dine egne rettigheter. Be en annen administrator.`,
  account_was_changed: msg`Kontoen er endret et annet sted i mellomtiden. Last siden på nytt.`,
  account_is_deactivated: msg`Kontoen er deaktivert. Aktiver den først.`,
  account_was_merged: msg`Kontoen er slått sammen med en annen, og er lukket for godt.`,
  organization_does_not_fit_role: msg`Selskapet passer ikke til rollen. Konsulenter hører til konsulentselskaper, innkjøpere til oppdragsgivere.`,
  cannot_merge_with_itself: msg`Velg to ulike kontoer.`,
  cannot_merge_different_roles: msg`Kontoene har ulike roller. Gi dem samme rolle først.`,
  both_have_profiles: msg`Begge kontoene har en utfylt profil. Slett den ene profilen først.`,
  both_have_open_interviews: msg`Begge kontoene har et fagintervju som ikke er avgjort. Det ene må leveres og avgjøres først.`,
  email_is_taken: msg`Det finnes allerede en konto med denne e-postadressen.`,
  could_not_create_account: msg`Kontoen kunne ikke opprettes.`,
  confirmation_link_not_valid: msg`Lenken er ikke gyldig lenger. Du kan si når du er ledig i profilen din.`,
  could_not_find_image: msg`Bildet finnes ikke lenger.`,
  could_not_find_mail: msg`E-posten finnes ikke lenger.`,
  password_is_wrong: msg`Det nåværende passordet stemmer ikke.`,
  unsubscribe_link_not_valid: msg`Lenken er ikke gyldig. Du kan slå av e-postene under Innstillinger.`,

  could_not_find_saved_list: msg`Listen finnes ikke lenger. Last siden på nytt.`,
  could_not_find_saved_profile: msg`Konsulenten er ikke lagret lenger.`,
  could_not_find_saved_search: msg`Søket er slettet.`,
  default_saved_list_stays: msg`Denne listen kan ikke endres.`,
  saved_list_title_is_taken: msg`Du har alt en liste med dette navnet.`,
  saved_note_was_changed: msg`Notatet er endret et annet sted i mellomtiden.`,
  search_is_saved_already: msg`Du har alt lagret akkurat dette søket.`,
  too_many_saved_lists: msg`Du har så mange lister som det går an å ha. Slett en først.`,
  too_many_saved_profiles: msg`Det er ikke plass til flere. Fjern noen først.`,
  too_many_saved_searches: msg`Det er ikke plass til flere søk. Slett ett først.`,

  unsupported_file_type: msg`Denne filtypen kan ikke brukes her.`,
  too_many_files: msg`Det er ikke plass til flere filer.`,
  could_not_upload_file: msg`Filen kunne ikke lagres. Prøv igjen.`,

  could_not_find_assignment: msg`Vi finner ikke dette oppdraget. Det kan være lukket eller fjernet.`,
  could_not_find_assignment_statistics: msg`Det finnes ingen statistikk for dette oppdraget.`,
  could_not_find_assignment_attachment: msg`Vedlegget finnes ikke lenger.`,
  could_not_fetch_assignment_attachment: msg`Vedlegget kunne ikke hentes. Prøv igjen.`,
  assignment_not_ready: msg`Noe mangler før oppdraget kan publiseres.`,
  assignment_was_changed: msg`En annen har endret oppdraget i mellomtiden.`,
  assignment_state_does_not_allow: msg`Dette går ikke slik oppdraget står nå.`,
  assignment_needs_an_editor: msg`Et oppdrag må ha minst én redaktør.`,

  consultant_profile_not_visible: msg`Profilen må være synlig før den kan meldes på et oppdrag.`,
  interest_message_already_sent: msg`Interesse er allerede sendt for dette oppdraget.`,

  could_not_find_competency: gone,
  could_not_find_synonym: gone,
  could_not_find_merge: gone,
  could_not_find_failed_job: msg`Jobben ligger ikke lenger blant de mislykkede.`,
  job_is_no_longer_known: msg`Torg kjenner ikke lenger denne jobben. Du kan bare forkaste den.`,
  competency_name_is_taken: msg`En annen rolle eller ferdighet heter det allerede.`,
  competency_synonym_is_there: msg`Ordet står der allerede.`,
  competency_was_changed: msg`Noen andre har endret dette i mellomtiden. Se over, og lagre på nytt.`,
  competency_state_does_not_allow: msg`Noen andre har avgjort dette i mellomtiden.`,

  could_not_find_thread: msg`Vi finner ikke denne samtalen.`,
  could_not_find_message_attachment: msg`Vedlegget finnes ikke lenger.`,
  recipient_not_allowed: msg`Du kan ikke skrive til denne personen.`,

  unknown_event_type: oddRequest,
  unknown_event_metadata: oddRequest,
};

/** An error in the reader's own language. */
export function errorText(error: unknown): string {
  const text = error instanceof RequestError ? texts[error.code] : undefined;
  return i18n._(text ?? ourFault);
}
