import { site } from '../site';
import { contactBlock } from './contact';
import { list, paragraph, steps, type LegalDocument } from './document';

const subject = 'Parental Consent Request';

export const parentalConsent: LegalDocument = {
  title: 'Parental Consent & COPPA Notice',
  summary:
    'For parents and guardians of players under 13, as the Children’s Online Privacy Protection Act (COPPA) asks of us.',
  updatedLabel: 'Last Updated',
  updated: '2025-05-25',
  sections: [
    {
      id: 'notice',
      title: 'Notice to Parents',
      blocks: [
        paragraph(
          `Our services are meant for players who are at least 13 years old. Children under 13 may use ${site.name} only after a parent or guardian has given verifiable consent. If we learn that a child under 13 uses our services without it, we close the account and delete what we collected, unless you decide to give consent.`,
        ),
      ],
    },
    {
      id: 'rights-of-parents',
      title: 'Rights of Parents',
      blocks: [
        paragraph('As a parent or guardian you can, at any time and at no cost:'),
        list(
          'ask which information we have collected from your child, and see it',
          'have information corrected or deleted',
          'agree to the collection and use of information, and still refuse that it is given to third parties',
          'refuse any further collection or use, and withdraw your consent',
          'have your child’s account closed',
        ),
        paragraph(
          'Before we act on such a request we need to make sure that it comes from the parent. We ask for no more than that needs, and keep nothing of it afterwards.',
        ),
      ],
    },
    {
      id: 'information-from-children',
      title: 'Information Collected from Children',
      blocks: [
        paragraph(
          'We collect from children only what taking part needs, and never ask for more in return for a game, a prize or a rank:',
        ),
        list(
          'the game name and player ID',
          'an IP address, for the connection and for protection against misuse',
          'chat messages and commands on our servers, for moderation',
          'game statistics, which appear on public leaderboards under the game name',
          'if an account on this website is made with consent: a username and an email address',
        ),
        paragraph(
          'We do not ask children for their full name, postal address, telephone number, photographs or location, and show them no advertising that is based on their behavior. Applications for the team are open from 16 on.',
        ),
      ],
    },
    {
      id: 'how-parents-agree',
      title: 'How to Give Consent',
      blocks: [
        paragraph('You can give your consent in one of four ways. Choose the one that suits you best:'),
        list(
          'Signed form: we send you a form by email; you sign it and send it back as a scan or a photo.',
          'Card transaction: you make a small payment with a credit or debit card in your name, which notifies you as the holder of the card.',
          'Video conference: you talk to a trained member of our team.',
          'ID check: you show an official identity document, which is compared and then deleted at once.',
        ),
        paragraph('This is how it goes:'),
        steps(
          `Write to ${site.supportEmail} with the subject “${subject}”. Give your child’s game name and say which way you prefer.`,
          'We answer with what that way needs, and with a copy of this notice.',
          'Once consent is confirmed, your child can play. You receive a confirmation that says how to withdraw it.',
        ),
        contactBlock(subject),
      ],
    },
    {
      id: 'safety-measures',
      title: 'Safety Measures',
      card: true,
      blocks: [
        paragraph('To keep the network a good place for younger players, we rely on:'),
        list(
          '24/7 moderation of chat and gameplay',
          'automatic filtering of inappropriate language and content',
          'strict enforcement of community guidelines',
          'limited collection of personal information',
          'regular staff training on child safety',
        ),
        paragraph(
          'None of this replaces you. We encourage parents to discuss online safety with their children and to monitor their activity: look over a shoulder now and then, ask whom they play with, and tell us when something worries you.',
        ),
      ],
    },
    {
      id: 'third-party-disclosure',
      title: 'Third-Party Disclosure',
      card: true,
      blocks: [
        paragraph(
          'We share data with service providers only to keep our services working and secure, or to meet legal duties.',
        ),
        paragraph(
          'These providers are bound by contract to confidentiality, and to using the data only for the service that we requested. We do not sell information about children, and give it to nobody for advertising.',
        ),
      ],
    },
    {
      id: 'contact-information',
      title: 'Contact Information',
      card: true,
      blocks: [
        paragraph(
          'Questions, requests and worries about a child’s privacy or safety are read first. Please write by email, or find a member of the team on Discord:',
        ),
        contactBlock(subject),
      ],
    },
  ],
};
