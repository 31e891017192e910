import { demoIndustries, demoInterests } from '~/server/inbox/inquiry-options';
import { Select, TextArea, TextInput } from '../../parts/form-fields';
import { InquiryForm, type InquiryState } from './inquiry-form';

const sameWords = (words: string) => ({ value: words, label: words });
const industries = demoIndustries.map(sameWords);
const interests = Object.values(demoInterests).map(sameWords);

const names = ['name', 'company', 'email', 'industry', 'interested_in', 'message'];

export function DemoForm({ state, note }: { state: InquiryState; note: React.ReactNode }) {
  return (
    <InquiryForm
      {...state}
      id="demo-form"
      path="/request-demo"
      rules="demo"
      names={names}
      label="Request Demo"
      busyLabel="Submitting..."
      note={note}
    >
      {(field) => (
        <>
          <div className="grid gap-6 sm:grid-cols-[2fr_3fr]">
            <TextInput {...field('name')} label="Name" autoComplete="name" />
            <TextInput {...field('company')} label="Company" autoComplete="organization" />
          </div>
          <TextInput {...field('email')} label="Email" type="email" autoComplete="email" />
          {/* Each with the whole width: beside one another their choices are cut off where the form is half of the page. */}
          <Select {...field('industry')} label="Industry" options={industries} empty="Select your industry" />
          <Select {...field('interested_in')} label="Interested in" options={interests} empty="Select a product" />
          <TextArea
            {...field('message')}
            label="Message"
            rows={5}
            optional
            help="The problem you would like to see solved, and how large it is. At most 10,000 characters; name and company at most 200."
          />
        </>
      )}
    </InquiryForm>
  );
}
