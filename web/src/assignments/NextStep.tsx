import { Trans, useLingui } from '@lingui/react/macro';
import { whatIsMissing } from '@torg/protocol/readiness';
import { missingTexts } from './assignment-texts.ts';
import type { AssignmentListItem } from './assignments.queries.ts';

type Draft = Pick<
  AssignmentListItem,
  | 'title'
  | 'description'
  | 'roles'
  | 'skills'
  | 'percent'
  | 'deadline'
  | 'region'
  | 'allow_remote_work'
>;

/** What a draft still asks of its editor. */
export function NextStep({ draft }: { draft: Draft }) {
  const { t, i18n } = useLingui();
  const missing = whatIsMissing({
    ...draft,
    roles: draft.roles.length,
    skills: draft.skills.length,
    region: draft.region !== null,
    abidance_deadline: null,
  });
  if (missing.length === 0) return <Trans>Klart til å publiseres</Trans>;
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  const words = list.format(missing.map((code) => t(missingTexts[code])));
  return <Trans>Mangler {words}</Trans>;
}
