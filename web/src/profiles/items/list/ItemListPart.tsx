import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { HrefLink } from '../../../ui/text/HrefLink.tsx';
import { useMinute } from '../../../ui/text/use-minute.ts';
import { PartFrame } from '../../editor/PartFrame.tsx';
import { formAddress, partOf } from '../../editor/place.ts';
import { lacksIn, lacksOf, withoutImplied, toValidate } from '../../editor/rules.ts';
import type { Profile } from '../../profiles.queries.ts';
import { dayOf } from '../../public/availability/availability.ts';
import { kindTexts } from '../kind-texts.ts';
import { ItemList } from './ItemList.tsx';

interface ItemListPartProps {
  profile: Profile;
  kind: ProfileItemKind;
  at?: string;
}

/** A part of the profile that is one list of entries. */
export function ItemListPart({ profile, kind, at }: ItemListPartProps) {
  const { t } = useLingui();
  const today = dayOf(useMinute());
  // Rules about a single entry are shown in its row.
  const lacks = lacksOf(partOf({ kind: 'list', of: kind }), lacksIn(toValidate(profile), today));
  const aboutList = lacks.filter((lack) => !lack.project && !lack.work_experience);
  return (
    <PartFrame
      title={t(kindTexts[kind].many)}
      aside={<AddButton profile={profile} kind={kind} />}
      lacks={withoutImplied(aboutList)}
    >
      <ItemList profile={profile} kind={kind} at={at} />
    </PartFrame>
  );
}

export function AddButton({ profile, kind }: Pick<ItemListPartProps, 'profile' | 'kind'>) {
  const { t } = useLingui();
  return (
    <Button
      component={HrefLink}
      href={formAddress(profile.account, kind)}
      variant="light"
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t(kindTexts[kind].fresh)}
    </Button>
  );
}
