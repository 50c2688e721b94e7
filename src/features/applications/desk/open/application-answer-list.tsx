import type { ApplicationDetail } from '@/contract/application-desk';
import { sectionsOf } from '@/lib/questions';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Text, Written } from '@/ui/layout/text';

interface Section {
  title: string;
  /** An answer is undefined when the question came after the application. */
  answers: { name: string; label: string; answer: string | undefined }[];
}

/** All answers under the form's headings; those to questions that the form no longer asks come last. */
const sectionsWith = ({ position, answers }: ApplicationDetail): Section[] => {
  const asked = sectionsOf(position).map(({ title, questions }) => ({
    title,
    answers: questions.map(({ id: name, label }) => ({ name, label, answer: answers[name] })),
  }));
  const known = new Set(asked.flatMap((section) => section.answers.map(({ name }) => name)));
  const others = Object.entries(answers).filter(([name]) => !known.has(name));
  return others.length === 0
    ? asked
    : [
        ...asked,
        {
          title: 'Other Answers',
          answers: others.map(([name, answer]) => ({ name, label: name, answer })),
        },
      ];
};

/** What the applicant wrote. */
export const ApplicationAnswers = ({ application }: { application: ApplicationDetail }) => (
  <Stack gap={4}>
    {sectionsWith(application).map(({ title, answers }) => (
      <Stack key={title} gap={2}>
        <Heading level={3}>{title}</Heading>
        <Stack as="dl" gap={2}>
          {answers.map(({ name, label, answer }) => (
            <div key={name}>
              <Note as="dt" className="reading">
                {label}
              </Note>
              <dd>
                {answer === undefined || answer === '' ? (
                  <Text color="muted">No answer</Text>
                ) : (
                  <Written>{answer}</Written>
                )}
              </dd>
            </div>
          ))}
        </Stack>
      </Stack>
    ))}
  </Stack>
);
