import { useShellUser } from '../../accounts/public/shell-user.ts';
import { SaveControl } from '../SaveControl.tsx';

interface SaveButtonProps {
  profile: string;
  /** the name as shown beside the button */
  name: string;
  /** without the menu of lists, where space is short */
  alone?: boolean;
  size?: 'xs' | 'sm';
}

/** Saves a person and shows which lists they are in. */
export function SaveButton(props: SaveButtonProps) {
  const { can } = useShellUser();
  return can.saveProfiles ? <SaveControl {...props} /> : null;
}
