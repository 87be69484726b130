import type { Profile } from './profiles.queries.ts';

type Project = Profile['projects'][number];
type WorkExperience = Profile['work_experiences'][number];

/** A made-up profile with nothing in it. */
export const aProfile = (fields: Partial<Profile> = {}): Profile => ({
  account: '0d9c3a52-7c1f-4f0e-9a6b-1f2e3d4c5b6a',
  name: 'Ida Sandvik',
  image: null,
  title: null,
  email: null,
  phone: null,
  description: '',
  description_came: null,
  availability: null,
  availability_updated: '2026-11-20T08:00:00.000Z',
  experience_since: null,
  remote_work_ok: false,
  cvpartner_sync_enabled: false,
  consultant_company_id: null,
  consultant_company: null,
  regions: [],
  skills: [],
  roles: [],
  projects: [],
  work_experiences: [],
  educations: [],
  courses: [],
  certifications: [],
  honors: [],
  presentations: [],
  publications: [],
  position_experience: [],
  languages: [],
  revisions: { description: 0, facts: 0, skills: 0 },
  updated_at: '2026-11-20T08:00:00.000Z',
  status: null,
  can: {
    edit: true,
    sendToQa: true,
    decideQa: false,
    reopenQa: false,
    answerInterview: true,
    requestActivation: false,
    takeBackRequest: false,
    activate: false,
    deactivate: false,
    setAvailability: true,
    confirmAvailability: true,
    remove: false,
    writeTo: false,
  },
  ...fields,
});

const period = { from_year: null, from_month: null, to_year: null, to_month: null };

export const aProject = (fields: Partial<Project> = {}): Project => ({
  uuid: '7a6b5c4d-3e2f-4a1b-8c9d-0e1f2a3b4c5d',
  revision: 0,
  came: null,
  project_name: 'Kartportalen',
  project_customer: 'Fjordkraft',
  project_description: '',
  project_role_description: '',
  project_roles: [],
  project_skills: [],
  calculated_start_date: null,
  calculated_end_date: null,
  ...period,
  ...fields,
});

export const aWorkExperience = (fields: Partial<WorkExperience> = {}): WorkExperience => ({
  uuid: '1f2e3d4c-5b6a-4c8d-9e0f-2a3b4c5d6e7f',
  revision: 0,
  came: null,
  company: 'Nordvik',
  description: 'Utvikler',
  long_description: '',
  ...period,
  ...fields,
});
