import { useEffect, useRef, useState } from 'react';
import { afterScroll } from './header-scroll.ts';

export function useHeaderHidden(): boolean {
  const scroll = useRef({ y: 0, hidden: false });
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const onScroll = () => {
      scroll.current = afterScroll(scroll.current, window.scrollY);
      setHidden(scroll.current.hidden);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return hidden;
}
