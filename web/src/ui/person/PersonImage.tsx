import { Avatar } from '@mantine/core';

interface PersonImageProps {
  name: string;
  src: string | null;
  size?: number;
}

/** A face, or the initials where there is none; the name itself always stands beside it. */
export function PersonImage({ name, src, size = 40 }: PersonImageProps) {
  return <Avatar src={src} name={name} alt="" size={size} color="spruce" aria-hidden />;
}
