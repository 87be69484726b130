import { Menu } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../client/use-locale.ts';
import { cvByTemplateAddress, ownTemplatesQuery } from './cv-templates.queries.ts';

/** The templates of one's own organization, among the forms of a CV. */
export function TemplateItems({ profile }: { profile: string }) {
  const locale = useLocale();
  const { data } = useQuery(ownTemplatesQuery);
  return data?.cv_templates.map(({ uuid, display_name }) => (
    <Menu.Item
      key={uuid}
      component="a"
      href={cvByTemplateAddress(profile, uuid, locale)}
      download
      leftSection={<IconTemplate size={18} aria-hidden />}
    >
      {display_name}
    </Menu.Item>
  ));
}
