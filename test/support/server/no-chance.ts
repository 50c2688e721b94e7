/**
 * Draws that calls of fewer than 198 commands always lose. Usage is reported by chance, one call in 200 for each of its commands,
 * and a report is another key and three more commands, which a test that counts them would find now and then.
 */
const draw = Math.random;
Math.random = () => 0.99 + draw() / 100;
