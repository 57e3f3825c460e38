/** Turns a path of the documents ("/things/{id}") into a router's pattern ("/things/:id"). */
export const routePattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
