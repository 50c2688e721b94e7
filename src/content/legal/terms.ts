import { site } from '../site';
import { contactBlock } from './contact';
import { list, paragraph, type LegalDocument } from './document';

export const terms: LegalDocument = {
  title: 'Terms of Service',
  summary: `The agreement between you and ${site.name} for the game servers, this website and our chat server.`,
  updatedLabel: 'Last updated',
  updated: 'today',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      blocks: [
        paragraph(
          `These terms apply whenever you join a server of ${site.name}, use this website or take part in our chat server. By doing so you accept them. If you do not agree with them, please do not use our services.`,
        ),
        paragraph(
          `${site.name} is run by a community. It is not an official Minecraft product and is not approved by or associated with Mojang or Microsoft. To play you need a Minecraft account of your own, and the Minecraft End User License Agreement applies beside these terms.`,
        ),
        paragraph(
          'We may change these terms when the services change. The text on this page is the one that applies. If a change takes something away from you, we announce it on Discord before it takes effect.',
        ),
      ],
    },
    {
      id: 'account-terms',
      title: 'Account Terms',
      blocks: [
        paragraph(
          'You must be at least 13 years old to use our services. If you are under 13, you may use them only with the verifiable consent of a parent or guardian, as the Parental Consent page describes. To apply for a position you must be at least 16.',
        ),
        list(
          'Give a real email address when you register, and keep it up to date. It is how we reach you.',
          'Keep your password to yourself. You answer for what happens with your account, so tell us at once when somebody else has got into it.',
          'An account belongs to one person. It may not be sold, lent or shared.',
          'One person, one main account. Further accounts must not be used to get around a punishment or a limit.',
          'You may delete your account at any time. We may suspend or close an account that breaks these terms or our rules.',
        ),
      ],
    },
    {
      id: 'service-rules',
      title: 'Service Rules',
      blocks: [
        paragraph(
          'The Rules page is part of these terms. It says how we expect people to treat each other and which punishments follow when they do not. In short, you agree not to:',
        ),
        list(
          'harass, threaten or discriminate against anybody',
          'cheat, use prohibited mods or take advantage of bugs',
          'attack, overload or probe our servers, this website or other players’ connections',
          'post content that is illegal, sexual, hateful or that belongs to somebody else',
          'advertise other servers or services, or trade in-game items for real money',
          'pretend to be a member of the team',
        ),
        paragraph(
          'What you build, write and upload remains yours. You allow us to store and show it as far as running the network needs: a build stays on the map, a chat message stays in the log, and a screenshot of an event may appear on our channels.',
        ),
        paragraph(
          'Maps are reset between seasons. In-game items, currency and statistics have no value in real money and may change or end with a season.',
        ),
      ],
    },
    {
      id: 'purchases-and-refunds',
      title: 'Purchases and Refunds',
      blocks: [
        paragraph(
          'Ranks are sold through an external store, in US dollars. The store shows the price, the taxes and the payment terms before you pay, and its operator handles the payment: we never see your card details.',
        ),
        list(
          'All purchases are final and non-refundable. Rights that the law of your country gives you and that cannot be given up remain yours.',
          'You need the permission of the owner of the card or account that you pay with. If you are a minor, you need that of a parent or guardian.',
          'A rank is a license to use certain features on our servers. It cannot be resold or moved to another player.',
          'Benefits may be adjusted to keep the game fair. We do not remove what a rank is mainly bought for without replacing it.',
          'A rank does not protect you from a punishment, and is not paid back when you are banned.',
          'If you dispute a payment with your bank without writing to us first, we may suspend the account until the matter is settled.',
        ),
        paragraph(
          'If something that you paid for has not arrived, write to us with the transaction number. That is nearly always solved within a day.',
        ),
      ],
    },
    {
      id: 'disclaimer',
      title: 'Disclaimer',
      blocks: [
        paragraph(
          'We run the network with care, but we provide it as it is and as it is available. We cannot promise that it is always reachable, free of errors or the same tomorrow. Figures on this website, such as uptime or player numbers, describe what we usually see; they are not a commitment.',
        ),
        paragraph(
          'As far as the law allows, we are not liable for lost progress, items or statistics, for indirect damage, or for what other players do or say. Links to other websites are there for convenience; we do not answer for their content.',
        ),
        paragraph('Questions about these terms reach us here:'),
        contactBlock(),
      ],
    },
  ],
};
