import { Avatar } from '@mantine/core';
import { imageFor } from '../../ui/person/image-for.ts';
import { initialsOf } from '../../ui/person/initials.ts';

interface CompanyLogoProps {
  name: string;
  src: string | null;
  size?: number;
}

/**
 * A company's logo or its initials. It is hidden from screen readers: the name is always beside it.
 */
export function CompanyLogo({ name, src, size = 44 }: CompanyLogoProps) {
  return (
    <Avatar src={imageFor(src, size)} alt="" size={size} radius="md" color="spruce" aria-hidden>
      {initialsOf(name)}
    </Avatar>
  );
}
