import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed; updates before the print snapshot is taken. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = (event: string, printing: boolean) =>
      addEventListener(event, () => flushSync(() => setIsPrinting(printing)), { signal: listening.signal });
    on('beforeprint', true);
    on('afterprint', false);
    return () => listening.abort();
  }, []);
  return isPrinting;
}
