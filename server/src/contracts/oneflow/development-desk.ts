import type { External } from '../../platform/ports/external.ts';
import type { EsignDesk } from '../../platform/ports/esign.ts';
import { found } from '../../platform/refusal.ts';

/** Open to strangers, since those who sign may have no account: so never in production. */
export function developmentDesk({
  esignDesk,
  settings,
}: Pick<External, 'esignDesk' | 'settings'>): EsignDesk {
  return found(settings.environment === 'production' ? null : esignDesk, 'not_found');
}
