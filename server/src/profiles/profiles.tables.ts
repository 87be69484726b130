import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;

export interface ProfileTable {
  /** the consultant's account */
  profile: string;
  description: Generated<string>;
  /** a day */
  experience_since: string | null;
  remote_work_ok: Generated<boolean>;
  active_since: Date | null;
  visible_in_search: Generated<boolean>;
  updated_at: Moment;
}
export interface ProfileAvailabilityTable {
  profile: string;
  /** a day; null: not available */
  availability: string | null;
  availability_updated: Moment;
}
export interface ProfileRoleTable {
  profile: string;
  competency: string;
  emphasize: Generated<boolean>;
}
export interface ProfileSkillTable {
  profile: string;
  competency: string;
  expert: Generated<boolean>;
}
export interface ProfileRegionTable {
  profile: string;
  region: string;
}
/** What matching asks, kept by the transaction that changes the profile. */
export interface ProfileSearchTable {
  profile: string;
  visible: boolean;
  remote_work_ok: boolean;
  roles: string[];
  skills: string[];
  regions: string[];
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    profile: ProfileTable;
    profile_availability: ProfileAvailabilityTable;
    profile_role: ProfileRoleTable;
    profile_skill: ProfileSkillTable;
    profile_region: ProfileRegionTable;
    profile_search: ProfileSearchTable;
  }
}
