import { Avatar } from '@mantine/core';
import { imageFor } from './image-for.ts';
import { initialsOf } from './initials.ts';

interface PersonImageProps {
  name: string;
  src: string | null;
  size?: number;
}

/** A photo, or initials; it is decorative, since the name is always shown beside it. */
export function PersonImage({ name, src, size = 40 }: PersonImageProps) {
  const image = imageFor(src, size);
  return (
    <Avatar src={image} alt="" size={size} color="spruce" aria-hidden>
      {initialsOf(name)}
    </Avatar>
  );
}
