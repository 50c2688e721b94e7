import { site } from '../site';
import { contactBlock } from './contact';
import { list, paragraph, steps, type LegalDocument } from './document';

const subject = 'DMCA Notice';

export const dmca: LegalDocument = {
  title: 'DMCA & Copyright Policy',
  summary: 'How to tell us that something here belongs to you, and how to answer such a notice.',
  updatedLabel: 'Last updated',
  updated: '2025-05-25',
  sections: [
    {
      id: 'statement',
      title: 'Our Statement',
      blocks: [
        paragraph(
          `${site.name} respects the work of others and expects its players to do the same. We answer notices of alleged copyright infringement that meet the requirements of the Digital Millennium Copyright Act (DMCA), wherever they come from, and remove or block material that infringes.`,
        ),
        paragraph(
          'This policy covers material on this website, on our game servers, in downloads that we offer and on our chat server.',
        ),
      ],
    },
    {
      id: 'submitting-a-notice',
      title: 'How to Submit a Notice',
      blocks: [
        paragraph(
          `If you believe that your work has been copied in a way that infringes your copyright, send an email to ${site.supportEmail} with the subject “${subject}” that contains:`,
        ),
        steps(
          'your name, postal address, telephone number and email address',
          'a description of the work that you believe has been copied, or a link to it',
          'where the material is: the address of the page, or the server, world and coordinates',
          'a statement that you believe in good faith that the use is not authorized by the owner, the owner’s agent or the law',
          'a statement, under penalty of perjury, that your notice is accurate and that you are the owner or may act for the owner',
          'your physical or electronic signature',
        ),
        paragraph(
          'We confirm that your notice has arrived, look at the material and, where the notice is complete, remove or block it and tell the person who posted it. That person receives a copy of the notice. A notice that is knowingly false may make its sender liable for damages.',
        ),
      ],
    },
    {
      id: 'counter-notice',
      title: 'Counter-Notice Procedure',
      blocks: [
        paragraph(
          'If your material was removed and you believe that this was a mistake or that you had the right to use it, you can send us a counter-notice by email that contains:',
        ),
        steps(
          'your name, postal address, telephone number and email address',
          'what was removed, and where it was before',
          'a statement, under penalty of perjury, that you believe in good faith that the material was removed by mistake or was misidentified',
          'a statement that you accept the jurisdiction of the court for your address, or, outside the United States, of a court where we can be found, and that you accept service of process from the person who sent the notice',
          'your physical or electronic signature',
        ),
        paragraph(
          'We forward the counter-notice to the person who complained. The material is restored after 10 business days, unless that person tells us that a court action has been filed.',
        ),
      ],
    },
    {
      id: 'repeat-infringers',
      title: 'Repeat Infringer Policy',
      blocks: [
        paragraph(
          'Players and partners who infringe the rights of others repeatedly lose their access to our services. We count notices that were complete and not successfully answered. In serious cases one is enough.',
        ),
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair Use',
      blocks: [
        paragraph(
          'Not every use of somebody else’s work is an infringement. Commentary, criticism, parody, teaching and reporting may be fair use. Please consider the following before you send a notice:',
        ),
        list(
          'the purpose of the use, and whether it is commercial',
          'the nature of the work',
          'how much of it is used',
          'what the use does to the market for the work',
        ),
        paragraph(
          'Videos, streams and screenshots of our servers are welcome, also when you earn money with them. Please name the network.',
        ),
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        paragraph(`Notices and counter-notices go to this address, with the subject “${subject}”:`),
        contactBlock(subject),
      ],
    },
  ],
};
