import type { LegalInput } from '@/contract/network/legal';

// The shortest legal texts that are true without votes, store, applications and contact form.
export default {
  terms: {
    title: 'Terms of Service',
    summary: 'What holds between you and {name}.',
    sections: [
      {
        id: 'terms',
        title: 'Terms',
        text: `
          {name} is a hobby of a few friends, free of charge, and not an official Minecraft product. You need a Minecraft account of your own, and Minecraft’s End User License Agreement holds here, too.

          - Be kind, do not cheat, and leave alone what others have built.
          - One account belongs to one person, who answers for what is done with it.
          - We may close the account of somebody who does not keep to this, and the world may break or end.

          {contact}
        `,
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    summary: 'What {name} knows about you, for how long, and what you can do about it.',
    sections: [
      {
        id: 'what-we-keep',
        title: 'What We Keep',
        text: `
          You can read this website without telling us anything. Your browser keeps the theme that you choose, {keptPages}and, if you sign in, the sign-in itself; one cookie protects our forms against forged requests.

          - On the game server: your game name, your IP address, what you write in chat, and what you do in the world, until we no longer need it.
          - {publishedPlayers}
          - With an account: a username, your email address, a hash of your password, and your sign-ins for 30 days at most, until you delete the account. The link to your player goes with it. With a second factor also its key.
          - Mails to you: until they are sent, and for two days at most.
          - Hashes of IP addresses, so that nobody tries passwords without end. The addresses themselves stand in the logs of our hosting provider.
          - What administrators change: one year, by numbers of accounts.
          - Backups, for a week as a rule, with what was in them.

          Pictures of players are loaded from {avatarHosts}, which see your IP address. We sell nothing of this, and use it for no advertising.
        `,
      },
      {
        id: 'your-rights',
        title: 'Your Rights',
        text: `
          While you are signed in you can download your data, and delete your account. For everything else write to us: we tell you what we have of you, correct it or delete it. You may also complain to the data protection authority of your country.

          {contact: Privacy}
        `,
      },
    ],
  },
  dmca: {
    title: 'Copyright',
    summary: 'What to do if something here belongs to you.',
    sections: [
      {
        id: 'notices',
        title: 'Notices',
        text: `
          Write to {email}. Say who you are, what is yours, where it is, and that you believe in good faith that nobody allowed its use. We look at it, take down what infringes, and tell whoever posted it, who may answer.

          {contact: Copyright}
        `,
      },
    ],
  },
  coppa: {
    title: 'For Parents',
    summary: 'How children under 13 can take part.',
    sections: [
      {
        id: 'consent',
        title: 'Your Consent',
        text: `
          Children under 13 may use {name} after a parent has given us consent that we can verify. Write to us, and we say how. You can see, correct and have deleted what we know of your child, and withdraw your consent, at any time.

          {contact: Parental Consent}
        `,
      },
    ],
  },
} satisfies LegalInput;
