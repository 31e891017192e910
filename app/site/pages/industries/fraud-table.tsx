import { figure } from '../../claims';
import { ScrollFrame } from '../../parts/scroll-frame';
import type { financeCopy } from './finance-copy';
import { screen } from './fraud-model';

const payments = 1_000_000;
const fraud = 1000;
const falseRates = [0.0001, 0.001, 0.01];
const detection = Number.parseFloat(figure('fraud-detection')) / 100;

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

/** What the published rate means for people whose payments are stopped. */
export function FraudTable({ copy }: { copy: (typeof financeCopy.sections)['fraud'] }) {
  return (
    <ScrollFrame labelledBy="fraud-title">
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">{copy.stopped}</th>
            <th scope="col" className="number">
              {copy.caught}
            </th>
            <th scope="col" className="number">
              {copy.alarms}
            </th>
            <th scope="col" className="number">
              {copy.precision}
            </th>
          </tr>
        </thead>
        <tbody>
          {falseRates.map((rate) => {
            const result = screen(payments, fraud, detection, rate);
            return (
              <tr key={rate}>
                <th scope="row">1 in {whole(1 / rate)}</th>
                <td className="number">{whole(result.caught)}</td>
                <td className="number">{whole(result.falseAlarms)}</td>
                <td className="number font-medium whitespace-nowrap text-accent">
                  {whole(result.precision * 100)} of 100
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
