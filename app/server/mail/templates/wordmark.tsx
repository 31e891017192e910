import { company } from '~/lib/company';
import { light, mailFonts } from './mail-tokens';

/** The counts behind a double slit, as the site draws them, in cells of a table: mails have no drawings. */
const fringes = [2, 3, 2, 5, 3, 8, 3, 5, 2, 3, 2];

export function Wordmark() {
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" border={0} data-skip-in-text="true">
      <tbody>
        <tr>
          <td
            className="in-text"
            style={{
              color: light('text'),
              fontFamily: mailFonts.display,
              fontSize: '20px',
              fontWeight: 700,
              letterSpacing: '-0.02em',
              lineHeight: '24px',
              paddingRight: '12px',
            }}
          >
            {company.name}
          </td>
          {fringes.map((width, index) => (
            <td key={index} style={{ paddingRight: '3px', fontSize: 0, lineHeight: 0 }}>
              <div
                className="on-accent"
                style={{ backgroundColor: light('accent'), width: `${width}px`, height: '16px' }}
              />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
