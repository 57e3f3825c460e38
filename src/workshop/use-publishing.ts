import { useCallback, useEffect, useState } from 'react';
import { asking } from './ask.ts';
import type { KeptDraft, SiteState, SiteVersion } from './asking.ts';

const { publishing } = asking;

/** Milliseconds between two looks at what is being published, and at what others may have begun to publish. */
const LOOK = 1_000;
const LOOK_AROUND = 5_000;

const isUnderWay = ({ state }: SiteVersion) => state === 'checking' || state === 'building';

/** The versions of a running site, followed while one is being published. */
export function usePublishing() {
  const [site, setSite] = useState<SiteState>();
  const [failure, setFailure] = useState<string>();
  const read = useCallback(
    () =>
      publishing?.state().then(
        (state) => {
          setSite(state);
          setFailure(undefined);
        },
        (error: Error) => setFailure(error.message),
      ),
    [],
  );
  useEffect(() => {
    void read();
    if (!publishing) return;
    // Somebody else may have handed in or published something meanwhile.
    const again = setInterval(() => document.visibilityState === 'visible' && void read(), LOOK_AROUND);
    addEventListener('focus', read);
    return () => {
      clearInterval(again);
      removeEventListener('focus', read);
    };
  }, [read]);

  const under = site?.versions.filter(isUnderWay).map(({ version_id }) => version_id);
  const followed = under?.join(' ');
  useEffect(() => {
    if (!publishing || !followed) return;
    let isOver = false;
    let timer = 0;
    const look = async () => {
      for (const id of followed.split(' ').map(Number)) {
        // While the server changes to the new program, a call may fail; the next one says how far it is.
        const version = await publishing.version(id).then(
          (said) => said.version,
          () => undefined,
        );
        if (isOver || !version) continue;
        setSite((last) => last && { ...last, versions: withVersion(last.versions, version) });
        if (!isUnderWay(version)) await read();
      }
      if (!isOver) timer = window.setTimeout(look, LOOK);
    };
    timer = window.setTimeout(look, LOOK);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [followed, read]);

  const noted = async (version: SiteVersion) => {
    setSite((last) => last && { ...last, versions: withVersion(last.versions, version) });
    return version;
  };
  return {
    site,
    failure,
    handIn: async (file: string, draft: KeptDraft, note: string) =>
      noted(await publishing!.handIn(file, draft, note)),
    publish: async (id: number) => noted(await publishing!.publish(id)),
  };
}

export type SitePublishing = ReturnType<typeof usePublishing>;

const withVersion = (versions: readonly SiteVersion[], version: SiteVersion): SiteVersion[] =>
  versions.some(({ version_id }) => version_id === version.version_id)
    ? versions.map((one) => (one.version_id === version.version_id ? version : one))
    : [version, ...versions];
