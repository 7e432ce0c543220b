/**
 * Prints how easy each treatment's page reads: the Flesch reading ease (higher is easier; 60 to 70
 * is plain English, below 50 is hard), the words, and the words to a sentence. Medical names pull
 * the figure down, so compare pages with each other before you judge one.
 */
import { flesch } from "flesch";
import { syllable } from "syllable";
import { proseOf, readTreatmentFiles, sentencesIn, wordsIn } from "./treatment-files.ts";

const rows = (await readTreatmentFiles())
  .map(({ category, slug, summary, details }) => {
    const sentences = proseOf([summary, details]).flatMap(sentencesIn);
    const words = sentences.flatMap(wordsIn);
    const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
    return {
      category: category.slug,
      treatment: slug,
      "reading ease": Math.round(
        flesch({ sentence: sentences.length, word: words.length, syllable: syllables }),
      ),
      words: words.length,
      "words to a sentence": Math.round((words.length / sentences.length) * 10) / 10,
    };
  })
  .sort((one, other) => one["reading ease"] - other["reading ease"]);

console.table(rows);
const mean = rows.reduce((sum, row) => sum + row["reading ease"], 0) / rows.length;
console.log(`Mean reading ease of ${rows.length} treatments: ${mean.toFixed(1)}`);
