// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.tests.shapes.PseudoTexts;

/** What is wrong with a file is said in words of the message files. */
class TranslationTest {
    /** Names of fields, shapes, networks and files, and what the JSON parser says in its own words. */
    private static final Set<String> NAMES = Set.of("roundtrip", "plan", "run", "shapes", "operations", "providers",
            "protocol", "network", "struct", "enum", "string", "unicode", "bytes", "list", "length", "result",
            "parameters", "behaviour", "boolean", "byte", "short", "int", "long", "float", "double", "char", "timestamp", "union", "decimal", "optional",
            "map", "key", "nothing",
            "generate", "measured", "calls", "seconds", "loopback", "wire", "ethernet", "Service", "upper", "Case",
            "multiply", "Two", "count", "And", "Upper", "throw", "oops", "min", "max", "json", "at", "Least");

    /** Every mistake in a plan of {@link PlanFilesTest}, and texts that are no JSON. */
    static final class Plans implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            List<String> sentences = new ArrayList<>();
            PlanFilesTest.MISTAKES.lines().map(line -> line.split("\\|")).forEach(row -> sentences.add(
                    refusal(PlanFilesTest.PLAN.replace(row[0].strip(), row[1].strip()))));
            List.of("{", "[]", "[".repeat(400), "1".repeat(200)).forEach(text -> sentences.add(refusal(text)));
            JsonProblemTest.MISTAKES.lines().forEach(line -> sentences.add(refusal(line.split("\\|")[0].strip())));
            return sentences;
        }

        private static String refusal(String json) {
            try {
                PlanFiles.parse(json, "");
                throw new AssertionError("a mistake was not found");
            } catch (InvalidFileException e) {
                return e.problem();
            }
        }
    }

    /** Files and folders that cannot be read. */
    static final class Disk implements Supplier<List<String>> {
        private final List<String> sentences = new ArrayList<>();

        @Override
        public List<String> get() {
            try {
                Path folder = Files.createTempDirectory("1");
                Path file = folder.resolve("1");
                refused(() -> PlanFiles.read(file), file);
                refused(() -> PlanFiles.read(folder), folder);
                refused(() -> RunFolder.open(file), file);
                refused(() -> RunFolder.open(folder), folder);
                refused(() -> JournalReader.open(folder), folder);
                refused(() -> new Trash(new RoundtripHome(folder)).delete(file), file);
                Files.write(file, new byte[] {(byte) 0xFF});
                refused(() -> PlanFiles.read(file), file);
                Files.write(file, new byte[5_000_000]);
                refused(() -> PlanFiles.read(file), file);
                Files.writeString(file, "1".repeat(100), StandardCharsets.US_ASCII);
                refused(() -> JournalReader.open(file), file);
                for (int version : new int[] {0, JournalFormat.VERSION + 1}) {
                    Files.write(file, ByteBuffer.allocate(4096).order(ByteOrder.LITTLE_ENDIAN)
                            .putLong(0, JournalFormat.FILE_MAGIC).putInt(JournalFormat.VERSION_AT, version).array());
                    refused(() -> JournalReader.open(file), file);
                }
                Files.delete(file);
                Files.delete(folder);
                return sentences;
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }

        private void refused(Work work, Path path) {
            try {
                work.run();
                throw new AssertionError("nothing was wrong");
            } catch (InvalidFileException e) {
                sentences.add(e.problem().replace(path.toString(), ""));
            } catch (IOException e) {
                sentences.add(e.getMessage().replace(path.toString(), ""));
            }
        }
    }

    /** What fails. */
    interface Work {
        void run() throws IOException;
    }

    @Test
    void problemsOfPlansCanBeTranslated() throws ReflectiveOperationException {
        Set<String> data = new HashSet<>(NAMES);
        Pattern.compile("[A-Za-z][a-z]+").matcher(PlanFilesTest.PLAN).results().map(MatchResult::group)
                .forEach(data::add);
        data.addAll(Set.of("Dta", "echo", "mode", "pi", "secnods", "sleep", "wifi", "ng", "latency", "Micros", "keys", "forks", "heap", "Mi"));
        assertEquals(Set.of(), PseudoTexts.untranslated(Plans.class, data));
    }

    @Test
    void problemsOfFilesCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Disk.class, NAMES));
    }
}
