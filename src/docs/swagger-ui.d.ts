/** The part of Swagger UI's interface that this page uses; the package has no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  type ReactNode = object | string | null;
  export type Properties = Record<string, unknown> & {
    onChange?: (event: { target: { value: string } }) => void;
  };

  export type TaggedOperation = {
    get: (key: 'method' | 'path') => string;
    getIn: (path: string[]) => unknown;
  };
  type Operations = {
    size: number;
    filter: (keep: (operation: TaggedOperation) => boolean) => Operations;
  };
  type Tag = {
    get: (key: 'operations') => Operations;
    set: (key: 'operations', operations: Operations) => Tag;
  };
  export type TaggedOperations = {
    size: number;
    map: (change: (tag: Tag, name: string) => Tag) => TaggedOperations;
    filter: (keep: (tag: Tag) => boolean) => TaggedOperations;
    reduce: <T>(add: (sum: T, tag: Tag) => T, start: T) => T;
  };

  export type SwaggerSystem = {
    React: {
      createElement: (type: unknown, properties: Properties | null, ...children: ReactNode[]) => ReactNode;
      useState: <T>(first: T) => [T, (next: T) => void];
      useEffect: (effect: () => () => void, dependencies: unknown[]) => void;
    };
    getComponent: (name: string, isContainer?: boolean) => unknown;
    layoutActions: { updateFilter: (phrase: string) => void };
    layoutSelectors: { currentFilter: () => unknown };
    specSelectors: {
      specStr: () => string;
      operations: () => { size: number };
      taggedOperations: () => TaggedOperations;
    };
    authActions: { logout: (schemes: string[]) => void };
    preauthorizeApiKey: (scheme: string, token: string) => void;
  };

  export type SwaggerResponse = {
    ok: boolean;
    url: string;
    body?: { data?: { token?: unknown; user?: { user_name?: string } } | null };
  };

  function SwaggerUI(options: {
    spec: object;
    dom_id: string;
    layout: string;
    plugins: unknown[];
    requestInterceptor: <Request extends { body?: unknown }>(request: Request) => Request;
    responseInterceptor: (response: SwaggerResponse) => SwaggerResponse;
    [option: string]: unknown;
  }): SwaggerSystem;

  // biome-ignore lint/style/noDefaultExport: the package's own
  export default SwaggerUI;
}
