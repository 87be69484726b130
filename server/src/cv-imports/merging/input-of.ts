import { ProfileItemInput } from '@torg/protocol/profiles/profile-inputs';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { competencyOf, type KnownTerms } from './known-terms.ts';
import { termsOf } from './terms-of.ts';

/** An entry as the editor saves it: a project has the competencies that its words name. */
export function inputOf(
  kind: ProfileItemKind,
  item: Record<string, unknown>,
  known: KnownTerms,
): ProfileItemInput {
  const idsOf = (type: 'role' | 'skill') => [
    ...new Set(
      termsOf(kind, item).flatMap((term) => {
        const competency = term.type === type ? competencyOf(known, term) : undefined;
        return competency ? [competency.uuid] : [];
      }),
    ),
  ];
  const terms =
    kind === 'project' ? { project_roles: idsOf('role'), project_skills: idsOf('skill') } : {};
  return ProfileItemInput.parse({ kind, item: { ...item, ...terms } });
}
