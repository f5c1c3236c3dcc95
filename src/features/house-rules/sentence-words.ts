/** A table with real cards as a sentence: “Two of us play to 120 by the usual rules: Ann and Ben.” */
export const SENTENCE = { ofUs: 'of us', play: 'play', playTo: 'play to', by: 'by', and: 'and' } as const;
