import { answerTexts } from '#messages/applications/answers';
import type { ApplicationDetail } from '@/contract/application-desk';
import { LinkedText } from '@/features/admin/linked-text';
import { sectionsOf } from '@/lib/questions';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Text, Written } from '@/ui/layout/text';

type SentAnswers = Pick<ApplicationDetail, 'position' | 'answers'>;

interface Section {
  title: string;
  /** The answer is undefined if the question was added after the application. */
  answers: { name: string; label: string; answer: string | undefined }[];
}

/** Returns all answers under the form's headings; answers to questions no longer in the form come last. */
const sectionsWith = ({ position, answers }: SentAnswers): Section[] => {
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
          title: answerTexts.others,
          answers: others.map(([name, answer]) => ({ name, label: name, answer })),
        },
      ];
};

export const ApplicationAnswers = ({ application }: { application: SentAnswers }) => (
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
                  <Text color="muted">{answerTexts.none}</Text>
                ) : (
                  <Written>
                    <LinkedText text={answer} />
                  </Written>
                )}
              </dd>
            </div>
          ))}
        </Stack>
      </Stack>
    ))}
  </Stack>
);
