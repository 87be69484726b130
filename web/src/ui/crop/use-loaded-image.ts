import { useEffect, useState } from 'react';

/** Loads a file as an image: undefined while it loads, null when it is not an image. */
export function useLoadedImage(file: File | undefined): HTMLImageElement | null | undefined {
  const [loaded, setLoaded] = useState<{ file: File; image: HTMLImageElement | null }>();
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    const image = new Image();
    image.onload = () => setLoaded({ file, image });
    image.onerror = () => setLoaded({ file, image: null });
    image.src = address;
    return () => {
      image.onload = null;
      image.onerror = null;
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return loaded?.file === file ? loaded?.image : undefined;
}
