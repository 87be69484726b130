import type { Locale } from '@torg/protocol/terms';
import type { ToolTenant } from '../../platform/ports/cv-tool.ts';
import type { CompanyRow } from '../open-company.ts';
import type { FoundImport } from './imports.repository.ts';

/** An import under way, with the company that it is for. */
export interface RunningImport {
  found: FoundImport;
  company: CompanyRow;
  tenant: ToolTenant;
  locale: Locale;
}
