import { useEffect, useRef } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { company } from '~/lib/company';
import { mailTo } from '~/lib/mail-to';
import { clockIn, dayIn, timeIn, zoneInWords, zonesByPart } from '~/lib/time-zones';
import { Button, buttonClass } from '~/ui/button';
import { FringeStrip } from '../fringe-strip';
import type { DemoView } from './demo-view';
import { indianZone, useZone } from './use-zone';

/** Where whoever asked for a demo chooses its time, moves it or calls it off. */
export function DemoPage({ demo, path }: { demo: DemoView; path: string }) {
  const zone = useZone(demo);
  const heading = useRef<HTMLHeadingElement>(null);
  const standing = `${demo.state} ${demo.startsAt}`;
  const shown = useRef(standing);
  useEffect(() => {
    // The button that was pressed is gone: what has become of the demo is read next.
    if (shown.current !== standing) heading.current?.focus();
    shown.current = standing;
  }, [standing]);
  return (
    <div className="page-wide grid grid-cols-12 gap-x-4 gap-y-10 pt-12 pb-24 lg:gap-x-8 lg:pt-20">
      <div className="col-span-12 lg:col-span-5">
        <p className="font-medium text-accent">Your demo</p>
        <h1 ref={heading} tabIndex={-1} className="mt-4 text-4xl outline-none">
          {headingOf(demo)}
        </h1>
        <p className="mt-6 max-w-[48ch] text-lg text-muted">
          {demo.interestedIn}, {demo.minutes} minutes by video call, for {demo.name}.
        </p>
        <FringeStrip bars={64} slits={14} gap={0.14} className="mt-10 hidden h-24 w-full text-text lg:block" />
      </div>
      <div className="col-span-12 grid content-start gap-8 lg:col-span-6 lg:col-start-7">
        {demo.startsAt && demo.state === 'open' && (
          <Arranged demo={demo} startsAt={demo.startsAt} zone={zone} path={path} />
        )}
        {demo.state === 'open' && <Choice demo={demo} zone={zone} path={path} />}
        {demo.state === 'open' && demo.startsAt && <CallOff path={path} />}
        {demo.state !== 'open' && <Closed state={demo.state} />}
      </div>
    </div>
  );
}

function headingOf({ state, startsAt }: DemoView): string {
  if (state === 'cancelled') return 'This demo was cancelled';
  if (state === 'over') return 'This demo is over';
  return startsAt ? 'Your demo is arranged' : 'Choose a time';
}

/** The same moment on our clock, for whoever reads it on another one; the day only where it is another day. */
function inIndia(zone: string, moment: Date): string[] {
  if (zone === indianZone) return [];
  const isSameDay = dayIn(zone, moment) === dayIn(indianZone, moment);
  return [`In India: ${isSameDay ? clockIn(indianZone, moment) : timeIn(indianZone, moment)}`];
}

function Arranged({ demo, startsAt, zone, path }: { demo: DemoView; startsAt: string; zone: string; path: string }) {
  const moment = new Date(startsAt);
  return (
    <section aria-label="When we meet" className="border border-line bg-raised p-5 sm:p-8">
      <time dateTime={startsAt} className="block font-semibold">
        <span className="block text-xl">{dayIn(zone, moment)}</span>
        <span className="text-2xl tabular-nums">{clockIn(zone, moment)}</span>
      </time>
      <p className="mt-2 text-muted">{[zoneInWords(zone), ...inIndia(zone, moment)].join('. ')}.</p>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
        {demo.place && (
          <a href={demo.place} rel="noreferrer" className={buttonClass()}>
            Open the video call
          </a>
        )}
        <a href={`${path}/calendar.ics`} className={buttonClass('outline')}>
          Add to calendar
        </a>
      </p>
      {!demo.place && (
        <p className="mt-4 text-sm text-muted">The address of the video call comes by e-mail before we meet.</p>
      )}
    </section>
  );
}

function Choice({ demo, zone, path }: { demo: DemoView; zone: string; path: string }) {
  const { state, formData } = useNavigation();
  const offered = demo.slots.filter(({ startsAt }) => startsAt !== demo.startsAt);
  if (offered.length === 0) return <NothingOffered arranged={demo.startsAt !== null} />;
  return (
    <section aria-labelledby="times">
      <h2 id="times" className="text-xl">
        {demo.startsAt ? 'Another time' : 'These times are free'}
      </h2>
      <ZoneChoice demo={demo} zone={zone} path={path} />
      <Form method="post" action={path} className="mt-5 grid gap-2">
        <input type="hidden" name="intent" value="choose" />
        <input type="hidden" name="zone" value={zone} />
        {/* Somebody else with the same link may choose in the meantime. */}
        <input type="hidden" name="saw" value={demo.startsAt ?? ''} />
        {offered.map(({ id, startsAt }) => (
          <button
            key={id}
            type="submit"
            name="slot"
            value={id}
            aria-disabled={state !== 'idle'}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-sm border border-line-strong bg-raised px-4 py-3.5 text-left transition-colors duration-(--duration-quick) hover:border-accent hover:bg-accent-soft"
          >
            <span>
              <span className="block font-medium">{dayIn(zone, new Date(startsAt))}</span>
              <span className="tabular-nums">
                {clockIn(zone, new Date(startsAt))}, {zoneInWords(zone)}
              </span>
            </span>
            <span className="text-sm text-muted tabular-nums">
              {formData?.get('slot') === id ? 'Choosing...' : inIndia(zone, new Date(startsAt))}
            </span>
          </button>
        ))}
      </Form>
      <p className="mt-5 max-w-[60ch] text-sm text-muted">
        None of them suits you? Answer the mail that brought you here, or <OtherTimes demo={demo} />, and we propose
        others.
      </p>
    </section>
  );
}

function OtherTimes({ demo }: { demo: DemoView }) {
  const address = company.emails.hello;
  return (
    <a
      href={mailTo(address, `Other times for a demo: ${demo.interestedIn}`)}
      className="text-accent underline underline-offset-4"
    >
      write to {address}
    </a>
  );
}

/** With scripts the browser's own zone is taken; everybody can choose another. */
function ZoneChoice({ demo, zone, path }: { demo: DemoView; zone: string; path: string }) {
  const submit = useSubmit();
  const zones = demo.zones.includes(zone) ? demo.zones : [zone, ...demo.zones];
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // The address may change without it, by the back button.
    if (select.current) select.current.value = zone;
  }, [zone]);
  return (
    <Form
      action={path}
      onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true, replace: true })}
      className="mt-4 flex flex-wrap items-end gap-3"
    >
      <label className="grid min-w-0 grow gap-1.5 text-sm font-medium">
        Time zone
        <select
          ref={select}
          name="zone"
          defaultValue={zone}
          className="min-h-12 w-full rounded-sm border border-line-strong bg-raised px-3.5 text-base font-normal hover:border-text"
        >
          {zonesByPart(zones).map(({ part, zones: places }) => {
            const options = places.map(({ zone: value, place }) => (
              <option key={value} value={value}>
                {place}
              </option>
            ));
            if (part === '') return options;
            return (
              <optgroup key={part} label={part}>
                {options}
              </optgroup>
            );
          })}
        </select>
      </label>
      <noscript>
        <Button type="submit" variant="outline" className="min-h-12">
          Show
        </Button>
      </noscript>
    </Form>
  );
}

function NothingOffered({ arranged }: { arranged: boolean }) {
  return (
    <p className="max-w-[60ch] text-muted">
      {arranged ? 'To move it, answer the mail that brought you here: ' : 'None of these times is left. '}
      {arranged ? 'we propose other times.' : 'Answer the mail that brought you here, and we propose others.'}
    </p>
  );
}

/** Asks once more without scripts too. */
function CallOff({ path }: { path: string }) {
  return (
    <details className="border-t border-line pt-5">
      <summary className="w-fit cursor-pointer text-accent underline underline-offset-4">Cancel the demo</summary>
      <p className="mt-4 max-w-[52ch] text-muted">
        The demo will not take place, and its entry leaves your calendar. To arrange another one, ask for it again.
      </p>
      <Form method="post" action={path} className="mt-4">
        <Button type="submit" variant="danger" name="intent" value="cancel">
          Yes, cancel it
        </Button>
      </Form>
    </details>
  );
}

function Closed({ state }: { state: 'cancelled' | 'over' }) {
  return (
    <div>
      <p className="max-w-[52ch] text-lg text-muted">
        {state === 'cancelled' ? 'It will not take place.' : 'Thank you for your time.'} If you would like to see
        something else, ask for another demo.
      </p>
      <p className="mt-6">
        <a href="/request-demo" className={buttonClass('primary', 'lg')}>
          Request Demo
        </a>
      </p>
    </div>
  );
}
