// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.contract.tools.NativePrograms;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Shape;

/** Constant expressions, as the bounds of texts. */
class IdlConstantsTest {
    private static final List<String> EXPRESSIONS = List.of("1 | 2", "7 ^ 2", "6 & 3", "1 << 3", "256 >> 4", "-(-5)", "+4", "~0 & 0xf", "~0 >> 28", "2 + 3 * 4",
            "(2 + 3) * 4", "17 / 5", "17 % 5", "1 | 2 ^ 3 & 4 << 1", "8 - 4 - 2", "64 / 4 / 2", "0x1F", "017", "1 << 2 + 1", "((((3))))", "FIVE", "m::SIX * 2",
            "::m::SIX", "m::MANY & 0xff", "1 + ~(-3)", "5 - -1", "NEGATIVE + 20", "BYTE", "0xFFFF >> 8 & 0x0f");
    private static final String NAMES = """
            const long FIVE = 2 + 3; const long NEGATIVE = -(FIVE * 2) / 3; const octet BYTE = 1 << 4;
            module m { const short SIX = FIVE + 1; const unsigned long MANY = ~1; };
            """;

    @TempDir
    Path folder;

    @Tag("tool")
    @Test
    void omniidlComesToTheSameNumbers() throws Exception {
        assumeTrue(NativePrograms.find("omniidl").isPresent(), "omniidl is not on this machine");
        Path file = Files.writeString(folder.resolve("constants.idl"), NAMES + members("string<%s> f%d;"));
        Process omniidl = new ProcessBuilder("omniidl", "-bdump", file.toString()).redirectErrorStream(true).start();
        String output = new String(omniidl.getInputStream().readAllBytes());
        assertEquals(0, omniidl.waitFor(), output);
        List<Integer> bounds = new ArrayList<>();
        Matcher bound = Pattern.compile("string<(\\d+)> f\\d+").matcher(output);
        while (bound.find()) {
            bounds.add(Integer.parseInt(bound.group(1)));
        }
        assertEquals(bounds, read());
    }

    @Test
    void theyHaveTheirValues() throws Exception {
        assertEquals(List.of(3, 5, 2, 8, 16, 5, 4, 15, 15, 14, 20, 3, 2, 1 | 2 ^ 3 & 4 << 1, 2, 8, 31, 15, 8, 3, 5, 12, 6, 254, 3, 6, 17, 16, 15), read());
    }

    private static List<Integer> read() throws Exception {
        Shape.Struct struct = (Shape.Struct) new IdlImporter().read(SourceFile.of("a.idl", NAMES + members("string<%s> f%d;")), Optional.of("S"))
                .drawing().payload().orElseThrow();
        return struct.fields().stream().map(field -> ((Shape.Text) field.shape()).length().max()).toList();
    }

    private static String members(String member) {
        return "struct S { " + String.join(" ", IntStream.range(0, EXPRESSIONS.size()).mapToObj(i -> member.formatted(EXPRESSIONS.get(i), i)).toList()) + " };";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sequence<sequence<long,2>> x;             | [4 [0..2 int]]
            sequence<sequence<string<16>,3>> x;       | [4 [0..3 string 0..16]]
            sequence<string<16 >> 2>> x;              | [4 string 0..4]
            sequence<string<(16 >> 2)>, 64 >> 3> x;   | [0..8 string 0..4]
            map<string<8>,sequence<string<2>>> x;     | [4 string 0..8>[4 string 0..2]]
            sequence<octet, 1 << 4> x;                | bytes 0..16
            sequence<Byte> x[2];                      | [2 bytes 16]
            string<4294967295> x;                     | string 16
            """)
    void bracketsAreNoShift(String member, String shape) throws Exception {
        Shape.Struct struct = (Shape.Struct) new IdlImporter().read(SourceFile.of("a.idl", "typedef octet Byte; struct S { " + member + " };"), Optional.of("S"))
                .drawing().payload().orElseThrow();
        assertEquals(shape, Drawn.words(struct.fields().getFirst().shape()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            0             | a size must be greater than 0; it is 0
            2 - 3         | a size must be greater than 0; it is -1
            1 / 0         | it divides by 0
            1 << 64       | a shift must be by 0 to 63 bits
            "a" + 1       | + does not fit these operands
            1.5           | a size must be a whole number
            "five"        | a size must be a whole number
            08            | 08 is not an octal number, as which a number that begins with 0 is read
            NONE          | NONE is not declared
            S             | S is not a constant
            1 +           | a number or a name is expected, not >
            (1            | ) is expected, not >
            """)
    void whatHasNoValueIsRefused(String expression, String problem) {
        assertEquals("a.idl: line 1: " + problem, assertThrows(InvalidFileException.class,
                () -> new IdlImporter().read(SourceFile.of("a.idl", "struct S { string<" + expression + "> x; };"), Optional.empty())).getMessage());
    }

    @Test
    void aHugeNumberIsRefusedInTime() {
        String much = "9".repeat(38) + "*";
        for (String expression : List.of(much.repeat(10_000) + "1", "(".repeat(100_000), "-".repeat(100_000) + "1", "9".repeat(1_000_000))) {
            assertThrows(InvalidFileException.class, () -> new IdlImporter().read(SourceFile.of("a.idl", "const long A = " + expression + ";"), Optional.empty()));
        }
    }
}
