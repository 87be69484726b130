declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module 'torg:texts/*' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
  /** By domain, the texts of its pages; none where one catalog has all, as in tests. */
  export const rooms: Partial<Record<string, () => Promise<{ messages: Messages }>>>;
}
