import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Carousel } from '../../src/client/ui/Carousel.tsx';

const meta = { title: 'Parts/Carousel', component: Carousel } satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneAtATime: Story = {
  args: {
    label: 'What people say',
    words: { previous: 'Previous', next: 'Next', slide: (number) => `${number} of 3` },
    slides: [
      'The first said this.',
      'The second said more, and it takes a line or two.',
      'The third agreed.',
    ].map((text, key) => ({ key, content: <p>{text}</p> })),
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const shown = async (number: number) => {
      await waitFor(() => expect(canvas.getByRole('group', { name: `${number} of 3` })).toBeVisible());
      await expect(canvasElement.querySelectorAll('.carousel-slide[inert]')).toHaveLength(2);
      await expect(canvas.getByRole('button', { name: `${number} of 3` })).toHaveAttribute(
        'aria-current',
        'true',
      );
    };
    await shown(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await shown(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await shown(1);
    const [forwards, back] =
      globals.direction === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    await userEvent.keyboard(forwards!);
    await shown(2);
    await userEvent.keyboard(back!);
    await shown(1);
    await userEvent.click(canvas.getByRole('button', { name: '3 of 3' }));
    await shown(3);
    const slides = canvasElement.querySelector('.carousel-slides')!;
    const swipe = (from: number, to: number) => {
      const at = (type: string, clientX: number) =>
        slides.dispatchEvent(
          new PointerEvent(type, { clientX, pointerType: 'touch', pointerId: 1, bubbles: true }),
        );
      at('pointerdown', from);
      at('pointerup', to);
    };
    const isRtl = globals.direction === 'rtl';
    if (isRtl) swipe(40, 240);
    else swipe(240, 40);
    await shown(1);
    swipe(200, 190);
    await shown(1);
  },
};
