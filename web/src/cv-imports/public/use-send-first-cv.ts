import { useLocale } from '../../client/use-locale.ts';
import { useChange } from '../../client/use-change.ts';
import { sendCv } from '../cv-imports.queries.ts';

/** Sends the first CV of a profile; the answer is the address where what was found is looked over. */
export function useSendFirstCv() {
  const locale = useLocale();
  return useChange(async ({ profile, file }: { profile: string; file: File }) => {
    const { signal } = new AbortController();
    const { profile_cv_import } = await sendCv({ file, profile, locale, signal });
    return `/profiles/${profile}/cv-import/${profile_cv_import}`;
  });
}
