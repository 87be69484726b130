import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;

export interface CooperationContractTable {
  contract: Generated<string>;
  organization: string;
  status: 'in_progress' | 'completed' | 'expired' | 'recalled' | 'declined';
  document_type: 'cooperation_norwegian' | 'cooperation_english';
  version: number;
  /** signed on the current version, or on one that an admin marked as compliant */
  is_compliant: Generated<boolean>;
  created_at: Moment;
  updated_at: Moment;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    cooperation_contract: CooperationContractTable;
  }
}
