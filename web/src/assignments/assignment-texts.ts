import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AssignmentState } from '@torg/protocol/assignments/assignment-life';
import type { ReadinessCode } from '@torg/protocol/assignments/readiness';
import type {
  AdminGroupFilter,
  AdminSortField,
  CloseReason,
  ConsultantGroupFilter,
  MyGroupFilter,
  RemoteFilter,
  SortDirection,
} from '@torg/protocol/terms';

type Texts<K extends string> = Record<K, MessageDescriptor>;

export const stateTexts: Texts<AssignmentState> = {
  draft: msg`Utkast`,
  published: msg`Publisert`,
  unpublished: msg`Avpublisert`,
  closed: msg`Avsluttet`,
};

export const remoteTexts: Texts<RemoteFilter> = {
  any: msg`Hvor som helst`,
  'remote-only': msg`Fjernarbeid mulig`,
  'onsite-only': msg`Kun på stedet`,
};

export const closeReasonTexts: Texts<CloseReason> = {
  hired_on_torg: msg`Vi fant noen på Torg`,
  hired_elsewhere: msg`Vi fant noen et annet sted`,
  cancelled: msg`Behovet falt bort`,
};

export const sortTexts: Texts<`${AdminSortField}:${SortDirection}`> = {
  'created_at_and_public_date:desc': msg`Nyeste først`,
  'created_at_and_public_date:asc': msg`Eldste først`,
  'deadline_date:asc': msg`Frist, nærmest først`,
  'deadline_date:desc': msg`Frist, fjernest først`,
  'newest_message:desc': msg`Siste melding først`,
  'newest_message:asc': msg`Eldste melding først`,
  'admin_deadline:asc': msg`Intern frist, nærmest først`,
  'admin_deadline:desc': msg`Intern frist, fjernest først`,
};

export const consultantGroupTexts: Texts<ConsultantGroupFilter> = {
  'active-assignments': msg`Aktive`,
  'new-last-week-assignments': msg`Nye siste uke`,
  'has-expressed-interest-assignments': msg`Har vist interesse`,
};

export const myGroupTexts: Texts<MyGroupFilter> = {
  'all-my': msg`Alle mine`,
  'my-active': msg`Aktive`,
  'my-inactive': msg`Ikke aktive`,
};

export const adminGroupTexts: Texts<AdminGroupFilter> = {
  'admin-all': msg`Alle`,
  'admin-active': msg`Aktive`,
  'admin-inactive': msg`Ikke aktive`,
};

/** What a draft lacks, as nouns for a list. */
export const missingTexts: Texts<ReadinessCode> = {
  title_length: msg`tittel`,
  description_too_short: msg`lengre beskrivelse`,
  role_or_skill_required: msg`roller eller ferdigheter`,
  percent_required: msg`omfang`,
  deadline_required: msg`frist`,
  region_required: msg`sted`,
  deadline_has_passed: msg`frist som ikke er gått ut`,
  abidance_deadline_too_early: msg`senere vedståelsesfrist`,
  answer_by_too_early: msg`senere dag for svar`,
  answer_by_too_late: msg`tidligere dag for svar`,
  invited_required: msg`inviterte konsulenter`,
};
