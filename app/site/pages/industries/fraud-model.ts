export interface Screening {
  caught: number;
  missed: number;
  falseAlarms: number;
  /** Share of the alarms that are fraud. */
  precision: number;
}

/** What a screen does to a number of payments of which `fraud` are fraudulent; `falseRate` is the share of honest ones stopped. */
export function screen(payments: number, fraud: number, detection: number, falseRate: number): Screening {
  const caught = fraud * detection;
  const falseAlarms = (payments - fraud) * falseRate;
  return { caught, missed: fraud - caught, falseAlarms, precision: caught / (caught + falseAlarms) };
}
