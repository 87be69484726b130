import { Avatar } from '@mantine/core';

interface PersonImageProps {
  name: string;
  src: string | null;
  size?: number;
}

/** A photo, or initials; it is decorative, since the name is always shown beside it. */
export function PersonImage({ name, src, size = 40 }: PersonImageProps) {
  return <Avatar src={src} name={name} alt="" size={size} color="spruce" aria-hidden />;
}
