import { useEffect, useState } from 'react';
import { Button } from '../client/ui/button/Button.tsx';
import { asking } from './ask.ts';
import type { SiteVersion } from './asking.ts';
import { Difference } from './Difference.tsx';
import { Changes, useMeaning } from './Meaning.tsx';

export type LookedVersion = { version: SiteVersion; text: string; current: string };

export interface LookedAtProps {
  looked: LookedVersion;
  onClose: () => void;
}

/** A version beside what is in force: what it does, and how its text differs. It is drawn meanwhile. */
export function LookedAt({ looked: { version, text, current }, onClose }: LookedAtProps) {
  return (
    <section className="workshop-looked" aria-label={`Version ${version.version_id}`}>
      <div className="workshop-buttons">
        <h2>Version {version.version_id} is drawn</h2>
        <Button size="small" onClick={onClose}>
          Back to my text
        </Button>
      </div>
      {text === current ? (
        <p>It is in force.</p>
      ) : (
        <>
          <VersionMeaning file={version.file} text={text} />
          <Difference before={current} after={text} />
        </>
      )}
    </section>
  );
}

function VersionMeaning({ file, text }: { file: string; text: string }) {
  const { answer, failure } = useMeaning({ file, text });
  if (failure) return <p role="alert">{failure}</p>;
  return answer ? <Changes answer={answer} /> : <p role="status">Comparing it with what is stored…</p>;
}

/** The text of the version that somebody looks at, once it is there. */
export function useLooked(version: SiteVersion | undefined): LookedVersion | undefined {
  const [looked, setLooked] = useState<LookedVersion>();
  const id = version?.version_id;
  const isInForce = version?.in_force;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again once it has come into force
  useEffect(() => {
    setLooked(undefined);
    if (id === undefined) return;
    let isOver = false;
    asking.publishing?.version(id).then(
      (said) => !isOver && setLooked(said),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [id, isInForce]);
  return looked;
}
