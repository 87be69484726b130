import type { Country, Locale } from '@torg/protocol/terms';

export interface About {
  /** `2026-11-23`; days without a year are the next ones */
  today: string;
  /** of the names of roles and skills */
  locale: Locale;
  /** of whose need it is; its places count first */
  country: Country | null;
}
