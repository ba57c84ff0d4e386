// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;

/** Files that were changed by chance are read, or refused in one sentence. They may include each other. */
@Tag("fuzz")
class IdlFuzzTest {
    private static final List<String> PIECES = List.of("#include \"a.idl\"\n", "#include \"b.idl\"\n", "#define A B(A)\n", "#define B(x) x x\n", "#if ", "#else\n", "#endif\n",
            "#ifndef A\n", "struct ", "union ", "switch ", "interface ", "valuetype ", "exception ", "typedef ", "module ", "sequence<", "map<", "string<", "fixed<", ">>", "<<", ">",
            "(", ")", "{", "}", "[", "]", ";", ",", "::", "~", "-", "*", "/", "%", "|", "0x", "0", "1e9", "64", "\"", "'", "\\\n", "/*", "*/", "//", "@optional ", "@key(", "in ", "out ",
            "inout ", "raises(", "attribute ", "readonly ", "case ", "default:", "case 1:", "const long X = ", "bitmask ", "bitset ", "bitfield<3> ", "abstract ", "local ", "S", "T",
            "\u0000", "\u00e9", "\ud800", "\ufeff");

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void theyAreReadOrRefusedInASentence(long seed) throws Exception {
        Random random = new Random(seed);
        List<String> seeds = seeds();
        int refused = 0;
        for (int i = 0; i < 700; i++) {
            String name = random.nextBoolean() ? "a.idl" : "b.idl";
            byte[] text = changed(seeds.get(random.nextInt(seeds.size())), random).getBytes(
                    List.of(StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1, StandardCharsets.UTF_16).get(Math.max(0, random.nextInt(8) - 5)));
            Files.write(folder.resolve(name), text);
            try {
                new IdlImporter().read(SourceFile.read(folder.resolve(name)), Optional.ofNullable(random.nextInt(5) == 0 ? "S" : null));
            } catch (InvalidFileException e) {
                refused++;
                assertEquals(1, e.getMessage().lines().count(), e.getMessage());
                assertTrue(e.getMessage().length() < 900, e.getMessage());
            } catch (RuntimeException | Error e) {
                throw new AssertionError(new String(text, StandardCharsets.UTF_8), e);
            }
        }
        assertTrue(refused > 0, "some are wrong");
    }

    private static List<String> seeds() throws Exception {
        List<String> seeds = new ArrayList<>();
        Path cases = Path.of(IdlFuzzTest.class.getResource("cases").toURI());
        try (Stream<Path> files = Files.list(cases)) {
            for (Path file : files.sorted().toList()) {
                seeds.add(SourceFile.read(file).text());
            }
        }
        return seeds;
    }

    private static String changed(String seed, Random random) {
        StringBuilder text = new StringBuilder(seed);
        for (int change = random.nextInt(6); change >= 0; change--) {
            int at = random.nextInt(text.length() + 1);
            int end = Math.min(text.length(), at + random.nextInt(20));
            switch (random.nextInt(4)) {
                case 0 -> text.delete(at, end);
                case 1 -> text.insert(at, text.substring(at, end));
                case 2 -> text.insert(at, PIECES.get(random.nextInt(PIECES.size())).repeat(random.nextInt(40) == 0 ? 3_000 : 1));
                default -> text.insert(at, PIECES.get(random.nextInt(PIECES.size())) + PIECES.get(random.nextInt(PIECES.size())));
            }
        }
        return text.toString();
    }
}
