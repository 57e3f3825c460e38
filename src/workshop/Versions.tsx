import { useState } from 'react';
import { Button } from '../client/ui/button/Button.tsx';
import type { SiteVersion } from './asking.ts';

const STATES: Readonly<Record<SiteVersion['state'], string>> = {
  proposed: 'waits for somebody to publish it',
  checking: 'is being checked…',
  building: 'is being built…',
  published: 'was published',
  refused: 'was refused',
  stopped: 'was not finished: its server has stopped',
};

export interface VersionsProps {
  title: string;
  versions: readonly SiteVersion[];
  /** Whether each says which definition it is of. */
  areNamed?: boolean;
  onLook: (version: SiteVersion) => void;
  onPublish: (version: SiteVersion) => Promise<unknown>;
}

/** What was handed in, newest first: how far it is, and the way back to it. */
export function Versions({ title, versions, areNamed = false, onLook, onPublish }: VersionsProps) {
  return (
    <section className="workshop-versions" aria-label={title}>
      <h2>{title}</h2>
      {versions.length === 0 && <p>Nothing has been handed in yet.</p>}
      <ol reversed>
        {versions.map((version) => (
          <Version
            key={version.version_id}
            version={version}
            isNamed={areNamed}
            onLook={onLook}
            onPublish={onPublish}
          />
        ))}
      </ol>
    </section>
  );
}

type VersionProps = Pick<VersionsProps, 'onLook' | 'onPublish'> & { version: SiteVersion; isNamed: boolean };

function Version({ version, isNamed, onLook, onPublish }: VersionProps) {
  const { version_id, file, note, state, reasons, in_force, written_by, published_by } = version;
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const publish = async () => {
    setBusy(true);
    setFailure(undefined);
    await onPublish(version).catch((error: Error) => setFailure(error.message));
    setBusy(false);
  };
  const at = new Date(version.published_at ?? version.written_at).toLocaleString();
  return (
    <li data-state={in_force ? 'in-force' : state}>
      <p>
        <strong>Version {version_id}</strong> {in_force ? 'is in force' : STATES[state]}
      </p>
      {isNamed && <p className="workshop-file">{file}</p>}
      {note && <p>{note}</p>}
      <p className="workshop-source-of-counts">
        {written_by ?? 'Handed in by a command'}
        {published_by && published_by !== written_by && `, published by ${published_by}`}, {at}
      </p>
      {reasons.map((reason) => (
        <p key={reason} className="workshop-warning">
          {reason}
        </p>
      ))}
      {failure && <p role="alert">{failure}</p>}
      <div className="workshop-buttons">
        <Button size="small" onClick={() => onLook(version)}>
          Look at version {version_id}
        </Button>
        {!in_force && state !== 'checking' && state !== 'building' && (
          <Button size="small" busy={isBusy} onClick={() => void publish()}>
            {state === 'published' ? `Go back to version ${version_id}` : `Publish version ${version_id}`}
          </Button>
        )}
      </div>
    </li>
  );
}
