/** A path of the documents ("/things/{id}") as routers write it ("/things/:id"). */
export const routePattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
