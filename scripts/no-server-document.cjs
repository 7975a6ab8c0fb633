// Takes the place of Umi's HTML document for server rendering (.umirc.ts).
module.exports = { Html: null };
