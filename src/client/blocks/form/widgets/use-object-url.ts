import { useEffect, useState } from 'react';

/** Returns an object URL for a File while it is shown; a stored file's own address. */
export function useObjectUrl(value: unknown): string | undefined {
  const [made, setMade] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!(value instanceof File)) return;
    const url = URL.createObjectURL(value);
    setMade({ file: value, url });
    return () => URL.revokeObjectURL(url);
  }, [value]);
  if (typeof value === 'string' && value) return value;
  return made?.file === value ? made?.url : undefined;
}
