import type { ProfileQaStatus } from '@torg/protocol/profiles/profile-life';
import type { Company } from './fill-companies.ts';
import type { Pattern } from './patterns.ts';

export interface Person {
  account: string;
  name: string;
  company: Company;
}

export interface Consultant extends Person, Pattern {
  number: number;
  isAdmin: boolean;
  qaStatus: ProfileQaStatus;
  visible: boolean;
  title: string;
}
