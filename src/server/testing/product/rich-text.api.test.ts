import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { vacancyBody } from '../bodies.ts';
import { newSchool, newVacancy } from '../scenario.ts';
import { ORDINARY_TEXTS, SCRIPT_INJECTIONS } from '../script-injections.ts';
import { withServer } from '../with-server.ts';

const { server, school } = await withServer({ school: newSchool });

const FIELDS = ['job_description', 'requirements', 'benefits'] as const;
const ELEMENTS = new Set('p br strong em u s h2 h3 h4 ul ol li blockquote hr a'.split(' '));
const ATTRIBUTES = new Set(['href', 'rel', 'target']);
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Everything in a text other than plain text and harmless elements, parsed the way browsers do. */
function activeParts(html: string): string[] {
  const visit = (node: Node): string[] => {
    if (node.nodeName === '#text') return [];
    if (!('tagName' in node)) return [node.nodeName];
    const wrong = node.attrs.filter(({ name, value }) => {
      if (name === 'href') return !SCHEMES.has(new URL(value, 'https://market.example').protocol);
      return !ATTRIBUTES.has(name);
    });
    const isForeign = node.namespaceURI !== 'http://www.w3.org/1999/xhtml';
    const isOpener = node.tagName === 'a' && !node.attrs.some(({ value }) => value.includes('noopener'));
    return [
      ...(ELEMENTS.has(node.tagName) && !isForeign && !isOpener ? [] : [node.tagName]),
      ...wrong.map(({ name, value }) => `${name}=${value}`),
      ...node.childNodes.flatMap(visit),
    ];
  };
  return parseFragment(html).childNodes.flatMap(visit);
}

/** Posts a vacancy with this text in all three rich text fields and returns what others read. */
async function postedAs(html: string): Promise<string[]> {
  // A text that sanitising empties counts as missing.
  const text = `<p>Before</p>${html}`;
  const changes = Object.fromEntries(FIELDS.map((field) => [field, text]));
  const { vacancy_id } = await newVacancy(server, school, changes);
  const { body } = await server.request('GET', `/api/vacancy/${vacancy_id}`, { token: school.token });
  return FIELDS.map((field) => body.data[field]);
}

describe('rich text', () => {
  it.each(SCRIPT_INJECTIONS)('runs, loads and restyles nothing: %s', async (_, html) => {
    for (const text of await postedAs(html)) {
      expect(activeParts(text), text).toEqual([]);
      // Parsing and serialising it again changes nothing, which rules out mutation XSS.
      expect(serialize(parseFragment(serialize(parseFragment(text))))).toBe(serialize(parseFragment(text)));
      expect(text.startsWith('<p>Before</p>')).toBe(true);
    }
  });

  it.each(ORDINARY_TEXTS)('is returned byte for byte: %s', async (html) => {
    expect(await postedAs(html)).toEqual(FIELDS.map(() => `<p>Before</p>${html}`));
  });

  it('is found active by this test when unsanitised', () => {
    for (const html of [
      '<img src=x>',
      '<p onclick=x>',
      '<a href="java&Tab;script:x">',
      '<svg><p>',
      '<!--x-->',
    ]) {
      expect(activeParts(html)).not.toEqual([]);
    }
  });

  it('with a NUL character is refused', async () => {
    const json = vacancyBody({ benefits: '<\0script>report()</script>' });
    expect((await server.request('POST', '/api/vacancy', { token: school.token, json })).status).toBe(422);
  });

  it('that is empty after sanitising counts as missing', async () => {
    const json = vacancyBody({ job_description: '<script>report()</script>' });
    expect(await server.request('POST', '/api/vacancy', { token: school.token, json })).toMatchObject({
      status: 422,
      body: { errors: { job_description: ['Job Description Required'] } },
    });
  });
});
