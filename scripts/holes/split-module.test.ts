import { expect, it } from 'vitest';
import { fillHoles } from './fill-holes.ts';
import { holeName, isHoled, readHoleName, splitModule } from './split-module.ts';

const PATH = 'generated/forms/a-b/1.js';
const HOLE = holeName(PATH, 0);

/** What a program becomes when it is bundled with holes that are filled in afterwards. */
const filled = (text: string, bundled = (shape: string) => shape) => {
  const { shape, contents } = splitModule(PATH, text)!;
  return fillHoles(bundled(shape), (_, index) => contents[index]!);
};

it('names a hole by the file and its place in it', () => {
  expect(readHoleName(holeName(PATH, 12))).toEqual({ path: PATH, index: 12 });
  expect(HOLE).toMatch(/^[\w$]+$/);
});

it('cuts values out of a module, with the imports and loads in them', () => {
  const text = `import one from './one.json' with { type: 'json' };
import { add } from './add.ts';
export const all = { one: one, "two": add.more, list: [-1, 'a'], three: () => import('./three.js') };
add(['a']);
`;
  expect(splitModule(PATH, text)).toEqual({
    shape: `import one from './one.json' with { type: 'json' };
import { add } from './add.ts';
export const all = /* @__PURE__ */ ${HOLE}(one, add.more, () => import('./three.js'));
add(/* @__PURE__ */ ${holeName(PATH, 1)}());
`,
    contents: [
      { value: `{ one: $arg$0, "two": $arg$1, list: [-1, 'a'], three: $arg$2 }` },
      { value: `['a']` },
    ],
  });
  expect(filled(text)).toBe(text.replace(/{ one.*}/, '($&)').replace("['a']", '($&)'));
});

it('gives a module the same shape whatever values it has', () => {
  const shapes = ['{ "a": 1 }', '{\n  "b": ["x", { "c": null }]\n}'].map(
    (value) => splitModule(PATH, `export const all = ${value};\n`)!.shape,
  );
  expect(shapes[0]).toBe(shapes[1]);
  expect(splitModule('generated/documents/a.json', '{ "a": 1 }')!.contents).toEqual([
    { value: '{ "a": 1 }' },
  ]);
});

it('fills a module that computes what it exports, in the names of its bundle', () => {
  const text = `import { formats, size } from './runtime.ts';
const schema = { "size": "size" };
const limit = size;
function check(data, { limit: most = limit, size } = {}) {
  return { schema, size, least: data.size ?? limit, formats };
}
export const form = { name: 'size', schema, check };
`;
  expect(splitModule(PATH, text)!.shape).toBe(`import { formats, size } from './runtime.ts';
export const form = /* @__PURE__ */ ${HOLE}(formats, size);
`);
  const program = filled(text, (shape) =>
    shape
      .replace(/^import.*\n/, 'const formats$1 = 7, size$2 = 3, schema = "another";\n')
      .replace('export const form', 'const form$1')
      .replace('(formats, size)', '(formats$1, size$2)'),
  );
  const form = new Function(`${program}\nreturn form$1;`)();
  expect(form.name).toBe('size');
  expect(form.schema).toEqual({ size: 'size' });
  expect(form.check({ size: 1 }, { size: 2 })).toEqual({
    schema: form.schema,
    size: 2,
    least: 1,
    formats: 7,
  });
  expect(form.check({})).toMatchObject({ least: 3 });
});

it('fills holes within holes, and those where a brace would begin a block', () => {
  const inner = holeName('generated/documents/a.json', 0);
  const text = `const a = () => /* @__PURE__ */ ${HOLE}(/* @__PURE__ */ ${inner}(), (b, "),(", c));`;
  const contents = { [PATH]: '{ x: $arg$0, y: $arg$1 }', 'generated/documents/a.json': '{ "z": 1 }' };
  expect(fillHoles(text, (path) => ({ value: contents[path as keyof typeof contents] }))).toBe(
    'const a = () => ({ x: ({ "z": 1 }), y: (b, "),(", c) });',
  );
});

it('fills texts that look like holes', () => {
  const said = { said: 'Call $hole$a$$0($arg$0, $own$b)' };
  const text = JSON.stringify(said);
  const run = (program: string) => new Function(`${program}\nreturn all;`)();
  const unbound = (shape: string) => shape.replace('export const', 'const');
  expect(run(filled(`export const all = ${text};`, unbound))).toEqual(said);
  expect(run(filled(`const $own$b = ${text};\nexport const all = $own$b;`, unbound))).toEqual(said);
  const { contents } = splitModule('generated/documents/a.json', text)!;
  expect(run(fillHoles(`const all = ${HOLE}();`, () => contents[0]!))).toEqual(said);
});

it('leaves code alone that only looks like a hole', () => {
  const text = `const all = 'Call $hole$x(1)';`;
  expect(fillHoles(text, () => ({ value: 'filled' }))).toBe(text);
});

it('has holes where texts change, and none in what lists modules', () => {
  const paths = [
    ...['documents/tables/a.json', 'forms/a.js', 'messages/a.ts', 'languages/ar.ts'],
    ...['form-index.ts', 'screens.ts', 'forms/a.d.ts', 'released/a.json'],
  ];
  expect(paths.filter((path) => isHoled(`generated/${path}`))).toEqual(paths.slice(0, 4));
});
