import { Avatar } from '@mantine/core';

interface CompanyLogoProps {
  name: string;
  src: string | null;
  size?: number;
}

/** A company's mark, or its initials; the name itself always stands beside it. */
export function CompanyLogo({ name, src, size = 44 }: CompanyLogoProps) {
  return <Avatar src={src} name={name} alt="" size={size} radius="md" color="spruce" aria-hidden />;
}
