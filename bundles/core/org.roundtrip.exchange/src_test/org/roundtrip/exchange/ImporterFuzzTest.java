// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.files.InvalidFileException;

/** Files that were damaged by chance are read or refused in one sentence; no other error comes out. */
@Tag("fuzz")
class ImporterFuzzTest {
    private static final String BITS = "{}[]()<>\",:;-+0123456789.eE&*#$/\\tfn \n\u00e9\u0000";

    private static List<SourceFile> seeds() throws IOException {
        List<SourceFile> seeds = new ArrayList<>();
        for (String row : CasesTest.rows().toList()) {
            String name = row.substring(0, row.indexOf(' '));
            seeds.add(SourceFile.of(name, CasesTest.content("cases/" + name)));
        }
        return seeds;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void damagedFilesAreReadOrRefusedInOneSentence(long seed) throws IOException {
        Random random = new Random(seed);
        Formats formats = CasesTest.formats();
        for (SourceFile file : seeds()) {
            for (int i = 0; i < 60; i++) {
                SourceFile damaged = SourceFile.of(file.name(), damaged(file.bytes(), random));
                try {
                    formats.importer(damaged).read(damaged, Optional.empty());
                } catch (InvalidFileException e) {
                    assertTrue(e.getMessage().lines().count() == 1, e.getMessage());
                } catch (RuntimeException | StackOverflowError e) {
                    throw new AssertionError(file.name() + ": " + new String(damaged.bytes(), StandardCharsets.UTF_8), e);
                }
            }
        }
    }

    private static byte[] damaged(byte[] content, Random random) {
        StringBuilder text = new StringBuilder(new String(content, StandardCharsets.UTF_8));
        for (int change = random.nextInt(4); change >= 0 && text.length() > 1; change--) {
            int at = random.nextInt(text.length());
            int end = Math.min(text.length(), at + random.nextInt(12));
            switch (random.nextInt(4)) {
                case 0 -> text.delete(at, end);
                case 1 -> text.insert(at, text.substring(at, end));
                case 2 -> text.insert(at, BITS.charAt(random.nextInt(BITS.length())));
                default -> text.setCharAt(at, BITS.charAt(random.nextInt(BITS.length())));
            }
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.json", "a.yaml", "a.schema.json", "a.avsc", "a.thrift", "a.ice"})
    void nestingWithoutAnEndIsRefused(String name) {
        Formats formats = CasesTest.formats();
        for (String piece : List.of("[", "{\"a\":", "{\"items\":", "[[", "{\"type\":", "- ", "? ", "struct S { list<", "typedef list<", "module A { ", "<")) {
            SourceFile file = SourceFile.of(name, piece.repeat(20_000));
            try {
                formats.importer(file).read(file, Optional.empty());
            } catch (InvalidFileException refused) {
                assertTrue(refused.getMessage().lines().count() == 1, refused.getMessage());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a: &a [x,x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\n"
            + "d: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d,*d]\nf: &f [*e,*e,*e,*e,*e,*e,*e,*e,*e,*e]\ng: [*f,*f,*f,*f,*f,*f,*f,*f,*f,*f]\n",
            "a: &a [*a]\n", "!!javax.script.ScriptEngineManager [x"})
    void aliasesAndTagsDoNoHarm(String yaml) throws InvalidFileException {
        SourceFile file = SourceFile.of("a.yaml", yaml);
        assertThrows(InvalidFileException.class, () -> CasesTest.formats().importer(file).read(file, Optional.empty()));
    }
}
