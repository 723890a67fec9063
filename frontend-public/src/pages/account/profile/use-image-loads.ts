import { useEffect, useState } from 'react';

/**
 * Whether a URL loads as an image; false for an empty one, undefined while
 * loading.
 */
export function useImageLoads(address: string): boolean | undefined {
  const [tried, setTried] = useState<{ address: string; loads: boolean }>();

  useEffect(() => {
    if (!address) return;
    const image = new Image();
    const say = (loads: boolean) => () => setTried({ address, loads });
    image.onload = say(true);
    image.onerror = say(false);
    image.src = address;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [address]);

  if (!address) return false;
  return tried?.address === address ? tried.loads : undefined;
}
