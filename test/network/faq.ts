import type { FaqInput } from '@/contract/network/faq';

export default {
  questions: [
    {
      id: 'how-to-join',
      question: 'How do I join the server?',
      answer:
        'Launch Minecraft Java Edition, choose Multiplayer, then Add Server, and enter play.spawnpoint.example. If that address does not answer, use play2.spawnpoint.example. You arrive in the harbor, where a portal leads to each mode.',
    },
    {
      id: 'requirements',
      question: 'What do I need to play?',
      answer:
        'Minecraft Java Edition 1.12 or higher; 1.20.4 is the version we recommend, and 1.11.x and older cannot connect. 4GB RAM is recommended for the game without mods. The Supported Versions page says what mods and shaders need on top.',
    },
    {
      id: 'bedrock',
      question: 'Can I join from Bedrock Edition?',
      answer:
        'Not yet. Bedrock 1.20.0 and newer is planned, but there is no address to connect to so far. It will be announced on Discord and on the Supported Versions page.',
    },
    {
      id: 'mods',
      question: 'Which mods may I use?',
      answer:
        'You can play without any. If you use mods, the Required Mods page lists what has to come with them, what we recommend and what gets you banned. For a mod that is on none of these lists, ask before you join with it.',
    },
    {
      id: 'uptime',
      question: 'How reliable is the server?',
      answer:
        'Our uptime is 99.9%. Restarts are short, at quiet hours, and announced in chat. The Server Status page shows how each server is doing right now.',
    },
    {
      id: 'report-player',
      question: 'How do I report a player?',
      answer:
        'Use /report and the player’s name in game, or open a ticket on Discord. Tell us what happened and when, and add a screenshot or a recording if you have one. You will hear what came of it.',
    },
    {
      id: 'appeal',
      question: 'I was punished. Can I appeal?',
      answer:
        'Yes. Open a ticket with your game name, the reason you were given and your side of it. A staff member who was not involved looks at the case and answers you.',
    },
    {
      id: 'purchase-missing',
      question: 'I bought a rank and did not receive it. What now?',
      answer:
        'Most purchases arrive within ten minutes while you are online. If yours did not, log out and in once. After that, send us your game name and the transaction number, never your card details, through the form below or in a ticket.',
    },
    {
      id: 'refunds',
      question: 'Can I get a refund?',
      answer:
        'All purchases are final and non-refundable, so please read what a rank contains before you buy it. If something you paid for does not work, tell us: we will make it work.',
    },
    {
      id: 'join-team',
      question: 'How do I join the team?',
      answer:
        'Choose Apply Now at the top of this page. You need to be at least 16, read the guidelines first and write your answers yourself. A review typically takes 3-5 business days.',
    },
  ],
} satisfies FaqInput;
