import { contactSubjects } from '~/server/inbox/inquiry-options';
import { Select, TextArea, TextInput } from '../../parts/form-fields';
import { InquiryForm, type InquiryState } from './inquiry-form';

const subjects = Object.entries(contactSubjects).map(([value, label]) => ({ value, label }));

const names = ['name', 'email', 'company', 'subject', 'message'];

export function ContactForm({ state, note }: { state: InquiryState; note: React.ReactNode }) {
  return (
    <InquiryForm
      {...state}
      id="contact-form"
      path="/contact"
      rules="contact"
      names={names}
      label="Send Message"
      busyLabel="Sending..."
      note={note}
    >
      {(field) => (
        <>
          <div className="grid gap-6 sm:grid-cols-2">
            <TextInput {...field('name')} label="Name" autoComplete="name" />
            <TextInput {...field('email')} label="Email" type="email" autoComplete="email" />
            <TextInput {...field('company')} label="Company" autoComplete="organization" optional />
            <Select {...field('subject')} label="Subject" options={subjects} empty="Choose if one fits" optional />
          </div>
          <TextArea
            {...field('message')}
            label="Message"
            rows={8}
            help="What you are trying to solve, what you have tried, by when it matters. At most 10,000 characters; name and company at most 200."
          />
        </>
      )}
    </InquiryForm>
  );
}
