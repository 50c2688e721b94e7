import type { FaqInput } from '@/contract/network/faq';

export default {
  questions: [
    {
      id: 'java',
      question: 'Wie komme ich mit Java hinein?',
      answer:
        '1. Mehrspieler, Server hinzufügen\n2. **mc.emberfall.example** eingeben\n\nDie Kompasse am Feuer führen in jede Welt.',
    },
    {
      id: 'bedrock',
      question: 'How do I join from a phone or a console?',
      answer: 'Add **bedrock.emberfall.example** with the port 19132. You arrive in OneBlock.',
    },
    {
      id: 'midnight',
      question: 'Warum kann ich um Mitternacht wieder abstimmen?',
      answer: 'Drei der sechs Listen zählen nach Kalendertagen. Die anderen warten Stunden.',
    },
    {
      id: 'reset',
      question: 'Will my things be lost?',
      answer:
        'Survival and Creative are never reset. Prison begins anew each spring: [the events](/events) say when.',
    },
  ],
} satisfies FaqInput;
