import { exactTime } from '~/lib/dates';
import { successToast } from '~/lib/toast';
import { isOpenDemo } from '~/server/demos/arranged-demo.server';
import { type Proposal, prepareProposal, proposeTimes, revokeDemoLink } from '~/server/demos/propose-demo.server';
import { newLinkToken } from '~/server/link-token.server';
import { ChangeRefusedError } from '../change-outcome.server';
import type { InquiryRow } from './bound-inboxes.server';
import { changeInquiry, type InquiryChange, type InquiryOutcome, type InquiryRequest } from './change-inquiry.server';

type ProposeRequest = InquiryRequest & Pick<Proposal, 'times' | 'minutes' | 'place' | 'formKey'>;

/** Proposes times by e-mail, with a link by which the visitor chooses one. */
export function proposeDemo(request: ProposeRequest): Promise<InquiryOutcome> {
  const { times, minutes, place, formKey, inbox } = request;
  const link = newLinkToken();
  const propose = async ({ tx, staff, row, audit }: InquiryChange) => {
    if (!inbox.meetingOf || !isOpenDemo(row)) {
      throw new ChangeRefusedError(409, 'Times can be proposed for a request that is pending or scheduled.');
    }
    const proposal = { demoId: row.id, staffId: staff.id, times, minutes, place, formKey };
    if (await proposeTimes(tx, proposal, link)) {
      const offered = times.length === 1 ? '1 time' : `${times.length} times`;
      await audit({ meeting: { after: `Proposed ${offered}: ${times.map(exactTime).join('; ')}` } });
    }
    return successToast('The times are on their way. You hear as soon as one is chosen.');
  };
  const prepare = async (row: InquiryRow) => {
    if ('interestedIn' in row) await prepareProposal(row, request, link);
  };
  return changeInquiry(request, propose, { prepare, intent: 'propose' });
}

/** Takes the link back. */
export function revokeDemo(request: InquiryRequest): Promise<InquiryOutcome> {
  return changeInquiry(request, async ({ tx, row, audit }) => {
    if (!request.inbox.meetingOf) throw new ChangeRefusedError(400, 'This request could not be read.');
    await revokeDemoLink(tx, row.id);
    await audit({ meeting: { after: 'Took the link back' } });
    return successToast('The link opens nothing any more. What was arranged stays.');
  });
}
