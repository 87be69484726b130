import { useShellUser } from '../../accounts/public/shell-user.ts';
import { SaveControl } from '../SaveControl.tsx';

interface SaveButtonProps {
  profile: string;
  /** as it stands beside the button */
  name: string;
  /** the button alone, where there is no room for a choice of lists */
  alone?: boolean;
  size?: 'xs' | 'sm';
}

/** Saves somebody among one's favourites, and says in which lists they are. */
export function SaveButton(props: SaveButtonProps) {
  const { can } = useShellUser();
  return can.saveProfiles ? <SaveControl {...props} /> : null;
}
