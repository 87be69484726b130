import { Avatar } from '@mantine/core';
import { initialsOf } from '../../ui/person/initials.ts';
import classes from './ProfilePhoto.module.css';

/** A photo, or initials; it is decorative, since the name is shown beside it. */
export function ProfilePhoto({ name, src }: { name: string; src: string | null }) {
  return (
    <Avatar
      src={src}
      alt=""
      radius="lg"
      color="spruce"
      variant="filled"
      className={classes.photo}
      data-initials={src === null || undefined}
      aria-hidden
    >
      {initialsOf(name)}
    </Avatar>
  );
}
