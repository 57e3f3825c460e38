const NAMING = ['aria-label', 'placeholder', 'title', 'alt'];

/**
 * Marks elements that show one of these English texts with `lang="en"`, now and whenever the page changes, so
 * that screen readers pronounce them as English. Placeholders in a text stand for anything. Returns a function
 * that stops it.
 */
export function markFallbacks(root: Element, texts: readonly string[]): () => void {
  const isFallback = matcher(texts);
  const marked = new WeakSet<Element>();
  const judge = (element: Element) => {
    const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : []));
    const named = NAMING.map((name) => element.getAttribute(name) ?? '');
    const isEnglish = [...own, ...named].some((text) => isFallback(text.trim()));
    if (isEnglish && !element.hasAttribute('lang')) {
      element.setAttribute('lang', 'en');
      marked.add(element);
    } else if (!isEnglish && marked.delete(element)) element.removeAttribute('lang');
  };
  const judgeAll = (within: Element) => {
    judge(within);
    for (const element of within.querySelectorAll('*')) judge(element);
  };
  judgeAll(root);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element) judge(element);
      if (type === 'childList') for (const node of addedNodes) if (node instanceof Element) judgeAll(node);
    }
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: NAMING });
  return () => observer.disconnect();
}

function matcher(texts: readonly string[]): (text: string) => boolean {
  const plain = new Set(texts);
  const patterns = texts
    .filter((text) => /\{[^{}]*\}/.test(text))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{[^{}]*\}/)
            .map(escaped)
            .join('.*')}$`,
          's',
        ),
    );
  return (text) => text !== '' && (plain.has(text) || patterns.some((pattern) => pattern.test(text)));
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
