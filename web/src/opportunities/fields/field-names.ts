import { useLingui } from '@lingui/react/macro';
import type { NeedField } from './need-fields.ts';

/** What each field is called where only its name is needed. */
export function useFieldNames(): Record<NeedField, string> {
  const { t } = useLingui();
  return {
    title: t`Tittel`,
    description: t`Beskrivelse`,
    customer_name: t`Kunde`,
    roles: t`Roller`,
    skills: t`Ferdigheter`,
    requirements: t`Krav`,
    start_date: t`Oppstart`,
    duration: t`Varighet`,
    percent: t`Omfang i prosent`,
    allow_remote_work: t`Fjernarbeid`,
    region: t`Region`,
    place_description: t`Mer om stedet`,
    deadline: t`Svarfrist`,
  };
}
