import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ProfileQaStatus } from '@torg/protocol/profiles/profile-life';
import type {
  EntryOrigin,
  LanguageLevel,
  ProfileItemKind,
} from '@torg/protocol/profiles/profile-terms';
import type { Discipline } from '@torg/protocol/terms';

/** How something came into a profile, and by which import or synchronization. */
interface WithOrigin {
  origin: Generated<EntryOrigin>;
  origin_id: string | null;
}

type Moment = ColumnType<Date, Date | undefined, Date>;

export interface ProfileTable {
  /** the consultant's account */
  profile: string;
  description: Generated<string>;
  /** a day */
  experience_since: string | null;
  remote_work_ok: Generated<boolean>;
  active_since: Date | null;
  qa_status: Generated<ProfileQaStatus>;
  /** the discipline of the latest review */
  discipline: Discipline | null;
  requested_activation: Date | null;
  /** whether every activation rule but that of availability passed at the last change */
  passes_otherwise: Generated<boolean>;
  cvpartner_id: string | null;
  cvpartner_sync_enabled: Generated<boolean>;
  cvpartner_updated_at: Date | null;
  description_origin: Generated<EntryOrigin>;
  description_origin_id: string | null;
  description_revision: Generated<number>;
  facts_revision: Generated<number>;
  skills_revision: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}
export interface ProfileItemTable extends WithOrigin {
  item: Generated<string>;
  profile: string;
  kind: ProfileItemKind;
  position: Generated<number>;
  revision: Generated<number>;
  /** `profile-item-columns.ts` has the meaning of these columns for each kind */
  name: Generated<string>;
  organization_name: Generated<string>;
  degree: Generated<string>;
  description: Generated<string>;
  long_description: Generated<string>;
  from_year: number | null;
  from_month: number | null;
  to_year: number | null;
  to_month: number | null;
  language_locale: string | null;
  spoken_level: LanguageLevel | null;
  written_level: LanguageLevel | null;
  /** the revision with which an import or a synchronization left it; another one: touched since */
  origin_revision: number | null;
  /** removed; can be restored for a day, or for longer when an import replaced it */
  removed_at: Date | null;
  restorable_until: Date | null;
  created_at: Moment;
  updated_at: Moment;
}
export interface ProfileItemCompetencyTable {
  item: string;
  competency: string;
  position: Generated<number>;
}
export interface ProfileQaTable {
  profile_qa: Generated<string>;
  profile: string;
  status: ProfileQaStatus;
  discipline: Discipline | null;
  created_by: string | null;
  created_at: Moment;
}
export interface AvailabilityReminderTable {
  profile: string;
  mailed_at: Date;
}
export interface ProfileAvailabilityTable {
  profile: string;
  /** a day; null: not available */
  availability: string | null;
  availability_updated: Moment;
  /** active, verified, and passing every activation rule but that of availability */
  visible_in_search: Generated<boolean>;
}
export interface ProfileRoleTable extends WithOrigin {
  profile: string;
  competency: string;
  emphasize: Generated<boolean>;
  position: Generated<number>;
}
export interface ProfileSkillTable extends WithOrigin {
  profile: string;
  competency: string;
  expert: Generated<boolean>;
  position: Generated<number>;
}
export interface ProfileRegionTable {
  profile: string;
  region: string;
}
/** What filters and words search in; written by the transaction that changes the profile. */
export interface ProfileSearchTable {
  profile: string;
  remote_work_ok: boolean;
  roles: string[];
  skills: string[];
  regions: string[];
  /** the marked ones among the skills and roles */
  experts: Generated<string[]>;
  emphasized: Generated<string[]>;
  /** of the roles */
  disciplines: Generated<string[]>;
  /** of the regions */
  countries: Generated<string[]>;
  project_skills: Generated<string[]>;
  project_roles: Generated<string[]>;
  project_names: Generated<string[]>;
  customers: Generated<string[]>;
  companies: Generated<string[]>;
  schools: Generated<string[]>;
  degrees: Generated<string[]>;
  programmes: Generated<string[]>;
  certifications: Generated<string[]>;
  courses: Generated<string[]>;
  languages: Generated<string[]>;
  /** a tsvector; null until the document is written */
  words: Generated<string | null>;
  /** the words with the highest weight */
  heading: GeneratedAlways<string | null>;
  /** a digest of the texts that the words were parsed from */
  read_from: Generated<string | null>;
}
/** Every word of every document, folded. */
export interface SearchWordTable {
  word: string;
}

/** The terms of documents in their spelling. */
export interface SearchTermTable {
  kind: 'customer' | 'certification' | 'company';
  text: string;
  /** folded, for searching */
  folded_text: GeneratedAlways<string>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    profile: ProfileTable;
    profile_availability: ProfileAvailabilityTable;
    profile_role: ProfileRoleTable;
    profile_skill: ProfileSkillTable;
    profile_region: ProfileRegionTable;
    profile_search: ProfileSearchTable;
    search_word: SearchWordTable;
    search_term: SearchTermTable;
    profile_item: ProfileItemTable;
    profile_item_competency: ProfileItemCompetencyTable;
    profile_qa: ProfileQaTable;
    availability_reminder: AvailabilityReminderTable;
  }
}
