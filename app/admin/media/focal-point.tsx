import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { pictureSources } from '~/lib/pictures';
import { objectPosition } from '~/ui/picture';
import { useHydrated } from '~/ui/use-hydrated';
import { inputClass } from '../fields/field';
import { usePageForm } from '../page-form';

interface Props {
  picture: { path: string; width: number; height: number; focalX: number; focalY: number };
}

interface Point {
  x: number;
  y: number;
}

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function within(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value * 10) / 10));
}

/**
 * A picture with the point that must stay in sight when it is cropped: click or drag, arrow keys at the point, or two
 * numbers, which are what the form sends.
 */
export function FocalPoint({ picture }: Props) {
  const { path, width, height } = picture;
  const hydrated = useHydrated();
  const [point, setPoint] = useState({ x: within(picture.focalX * 100), y: within(picture.focalY * 100) });
  const frame = useRef<HTMLDivElement>(null);
  const follow = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || (event.type === 'pointermove' && event.buttons !== 1)) return;
    if (event.type === 'pointerdown') frame.current?.setPointerCapture(event.pointerId);
    const x = ((event.clientX - box.left) / box.width) * 100;
    const y = ((event.clientY - box.top) / box.height) * 100;
    setPoint({ x: within(x), y: within(y) });
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    setPoint(({ x, y }) => ({ x: within(x + step.x * by), y: within(y + step.y * by) }));
  };
  return (
    <div>
      <div className="grid place-items-center rounded-md border border-line bg-sunken">
        <div
          ref={frame}
          role="presentation"
          onPointerDown={hydrated ? follow : undefined}
          onPointerMove={hydrated ? follow : undefined}
          className={`relative ${hydrated ? 'cursor-crosshair touch-none' : ''}`}
        >
          <img
            src={path}
            width={width}
            height={height}
            alt=""
            draggable={false}
            className="max-h-[60dvh] w-auto max-w-full select-none"
          />
          {hydrated && (
            <button
              type="button"
              aria-label={`Focal point: ${point.x}% from the left, ${point.y}% from the top. Arrow keys move it.`}
              onKeyDown={move}
              style={{ left: `${point.x}%`, top: `${point.y}%` }}
              className="absolute size-9 -translate-1/2 rounded-full border-2 border-paper bg-ink/30 outline-offset-2 before:absolute before:inset-0 before:m-auto before:size-1.5 before:rounded-full before:bg-paper"
            />
          )}
        </div>
      </div>
      <fieldset className="mt-3 flex flex-wrap items-end gap-3">
        <legend className="mb-1 text-xs font-medium">Focal point: what stays in sight when it is cropped</legend>
        <Share name="focalX" label="% from the left" value={point.x} onChange={(x) => setPoint({ ...point, x })} />
        <Share name="focalY" label="% from the top" value={point.y} onChange={(y) => setPoint({ ...point, y })} />
        <Crops path={path} point={point} />
      </fieldset>
    </div>
  );
}

function Share(props: { name: string; label: string; value: number; onChange: (value: number) => void }) {
  const { name, label, value, onChange } = props;
  const form = usePageForm();
  return (
    <label className="flex items-center gap-2 text-xs whitespace-nowrap text-muted">
      <input
        type="number"
        name={name}
        form={form}
        min={0}
        max={100}
        step={0.1}
        required
        value={value}
        onChange={(event) => onChange(within(Number(event.target.value)))}
        className={`${inputClass} w-24 tabular-nums`}
      />
      {label}
    </label>
  );
}

/** How pages cut it: wide as an article's head, and as a card. */
function Crops({ path, point }: { path: string; point: Point }) {
  const small = pictureSources(path)?.sources.at(-1)?.srcSet.split(' ')[0] ?? path;
  const style = { objectPosition: objectPosition({ focalX: point.x / 100, focalY: point.y / 100 }) };
  return (
    <div aria-hidden="true" className="flex flex-wrap items-end gap-2 sm:ml-auto">
      {['aspect-2/1', 'aspect-video', 'aspect-square', 'aspect-3/4'].map((shape) => (
        <img
          key={shape}
          src={small}
          alt=""
          style={style}
          className={`h-14 rounded-sm bg-sunken object-cover ${shape}`}
        />
      ))}
    </div>
  );
}
