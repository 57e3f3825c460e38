export interface DragEvents {
  onStart: () => void;
  /** Called with the column under the pointer, or null. */
  onOver: (column: string | null) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** Pixels that a pointer must move to start a drag; less is a click. */
const SLACK = 6;
/** The distance in pixels from the board's edge within which it scrolls, and the size of each scroll step. */
const EDGE = 56;
const STEP = 14;

/**
 * Drags a card from pointerdown to pointerup. Touch drags only by the handle, so that touching the card
 * still scrolls the page; Escape cancels.
 */
export function dragCard(down: PointerEvent, card: HTMLElement, events: DragEvents): void {
  const pressed = down.target as HTMLElement;
  const handle = pressed.closest('[data-handle]');
  if (down.button !== 0 || !down.isPrimary) return;
  if (!handle && (down.pointerType === 'touch' || pressed.closest('button, input, [role="menu"]'))) return;
  const board = card.closest<HTMLElement>('.board-columns')!;
  const place = card.getBoundingClientRect();
  const at = { x: down.clientX, y: down.clientY };
  const listening = new AbortController();
  const options = { signal: listening.signal };
  let ghost: HTMLElement | undefined;
  let frame = 0;

  const begin = () => {
    ghost = card.cloneNode(true) as HTMLElement;
    for (const one of ghost.querySelectorAll('[id]')) one.removeAttribute('id');
    ghost.classList.add('board-ghost');
    ghost.ariaHidden = 'true';
    ghost.inert = true;
    ghost.style.setProperty('inline-size', `${place.width}px`);
    // Appended to the board's block, so that its styles still apply.
    board.parentElement!.append(ghost);
    board.dataset.dragging = '';
    getSelection()?.removeAllRanges();
    events.onStart();
    scroll();
  };
  const follow = () => {
    const x = place.left + at.x - down.clientX;
    const y = place.top + at.y - down.clientY;
    ghost!.style.setProperty('transform', `translate(${x}px, ${y}px)`);
    const below = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-column]');
    events.onOver(below && board.contains(below) ? below.dataset.column! : null);
  };
  /** Repeats while the pointer stays near an edge. */
  const scroll = () => {
    const edges = board.getBoundingClientRect();
    if (at.x > edges.right - EDGE) board.scrollBy(STEP, 0);
    else if (at.x < edges.left + EDGE) board.scrollBy(-STEP, 0);
    if (at.y > innerHeight - EDGE) scrollBy(0, STEP);
    else if (at.y < EDGE) scrollBy(0, -STEP);
    frame = requestAnimationFrame(scroll);
  };
  const end = (finish: () => void) => {
    listening.abort();
    cancelAnimationFrame(frame);
    delete board.dataset.dragging;
    if (!ghost) return;
    ghost.remove();
    // A drag must not count as a click.
    const swallow = (click: Event) => {
      click.preventDefault();
      click.stopPropagation();
    };
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    finish();
  };

  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    at.x = event.clientX;
    at.y = event.clientY;
    if (!ghost && Math.hypot(at.x - down.clientX, at.y - down.clientY) < SLACK) return;
    if (!ghost) begin();
    follow();
  };
  addEventListener('pointermove', move, options);
  addEventListener('pointerup', () => end(events.onDrop), options);
  addEventListener('pointercancel', () => end(events.onCancel), options);
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(events.onCancel), options);
  // Prevents the browser's native drag of a link.
  card.addEventListener('dragstart', (event) => event.preventDefault(), options);
}
