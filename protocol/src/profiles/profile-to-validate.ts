/** What the rules check, on the server and in the app alike. Days as `2026-11-20`. */
export interface ProfileToValidate {
  name: string;
  hasImage: boolean;
  description: string;
  availability: string | null;
  experience_since: string | null;
  remote_work_ok: boolean;
  regions: number;
  skills: readonly { expert: boolean }[];
  roles: readonly { emphasize: boolean }[];
  languages: readonly { spoken: string | null; written: string | null }[];
  projects: readonly ProjectToValidate[];
  work_experiences: readonly WorkExperienceToValidate[];
}

export interface ProjectToValidate {
  uuid: string;
  customer: string;
  from_year: number | null;
  from_month: number | null;
  description: string;
  role_description: string;
  roles: number;
  skills: number;
}

export interface WorkExperienceToValidate {
  uuid: string;
  company: string;
  from_year: number | null;
  from_month: number | null;
  to_year: number | null;
  to_month: number | null;
}
