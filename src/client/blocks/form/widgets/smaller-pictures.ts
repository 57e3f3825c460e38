import { useEffect, useReducer } from 'react';
import type { FileRule } from '../../../../language/run/form/field-schema.ts';
import { type DataPath, readAt } from '../../../engine/value/data-path.ts';
import { useForm } from '../values/form-context.ts';

/**
 * The resizing of each oversized picture, even while its field is not shown; null: the picture stays as it
 * is.
 */
const works = new WeakMap<File, Promise<File | null>>();
const underWay = new WeakSet<File>();
const sizesBefore = new WeakMap<File, number>();

/** Whether a file is being resized. */
export const isMadeSmaller = (file: File): boolean => underWay.has(file);

/** The size in bytes of the original of a resized picture. */
export const sizeBefore = (file: File): number | undefined => sizesBefore.get(file);

interface FilesField {
  path: DataPath;
  value: unknown;
  rule: FileRule | undefined;
  onChange: (value: unknown) => void;
}

/**
 * Resizes pictures above the field's byte limit, for which a submit waits; then validates the chosen files
 * at once.
 */
export function useChosenFiles({ path, value, rule, onChange }: FilesField): void {
  const { atoms } = useForm();
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const chosen = [value].flat().filter((file) => file instanceof File);
    if (!rule || chosen.length === 0) return;
    const large = chosen.filter((file) => isLargePicture(file, rule));
    const works = large.map((file) => {
      const work = smallerOf(file, rule).then((smaller) => {
        const current = readAt(atoms.data, path);
        const replaced = (one: unknown) => (one === file ? smaller : one);
        if (smaller && Array.isArray(current)) onChange(current.map(replaced));
        else if (smaller && current === file) onChange(smaller);
        atoms.works.delete(work);
        render();
      });
      atoms.works.add(work);
      return work;
    });
    if (large.length > 0) render();
    void Promise.all(works).then(() => atoms.judgeFiles(path));
  }, [path, value, rule, onChange, atoms]);
}

const isLargePicture = ({ type, size }: File, { accept, maxBytes }: FileRule) =>
  size > maxBytes && type.startsWith('image/') && accept.includes(type);

/** One at a time: each is in memory with all of its pixels. */
let last: Promise<unknown> = Promise.resolve();

function smallerOf(file: File, rule: FileRule): Promise<File | null> {
  const known = works.get(file);
  if (known) return known;
  underWay.add(file);
  const work = last
    .then(() => import('./draw-smaller.ts'))
    .then(({ drawSmaller }) => drawSmaller(file, rule))
    // If the code fails to load or memory runs out, the field's limit refuses the file.
    .catch(() => null)
    .then((smaller) => {
      underWay.delete(file);
      if (smaller) sizesBefore.set(smaller, file.size);
      return smaller;
    });
  works.set(file, work);
  last = work;
  return work;
}
