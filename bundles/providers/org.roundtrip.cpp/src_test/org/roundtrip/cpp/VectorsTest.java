// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cpp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.load.LoadSetting;
import org.roundtrip.harness.load.Schedule;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.values.Digest;
import org.roundtrip.harness.values.Values;

/** The harness in Java passes the test vectors with which a half in another language checks itself. */
class VectorsTest {
    private static final HexFormat HEX = HexFormat.of();
    private Values values;
    private final Digest digest = new Digest();
    private String unicode;
    private Schedule schedule;

    @Test
    void theHarnessInJavaPassesTheVectors() throws Exception {
        List<String> wrong = new ArrayList<>();
        List<String> lines = CppHarness.text("vectors.txt").lines().filter(line -> !line.isEmpty() && line.charAt(0) != '#')
                .toList();
        for (String line : lines) {
            int last = line.lastIndexOf(' ');
            String found = word(line.split(" "));
            if (!found.equals(line.substring(last + 1))) {
                wrong.add(line + ": " + found);
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(lines.size() > 100, lines.size() + " lines");
    }

    private String word(String[] words) {
        return switch (words[0]) {
            case "stream" -> {
                long seed = Long.parseLong(words[1]);
                int entry = Integer.parseInt(words[4]);
                values = words[3].equals("arguments") ? Values.ofArguments(seed, words[2], entry)
                        : Values.ofResult(seed, words[2], entry);
                yield words[4];
            }
            case "escape" -> {
                String line = ControlLine.of("w").with("n", new String(HEX.parseHex(words[1]), StandardCharsets.UTF_8)).toString();
                yield HEX.formatHex(line.substring("w\tn=".length()).getBytes(StandardCharsets.UTF_8));
            }
            case "crc32c" -> {
                CRC32C crc = new CRC32C();
                crc.update(HEX.parseHex(words[1]));
                yield HEX.toHexDigits((int) crc.getValue());
            }
            case "sample" -> HEX.toHexDigits(JournalFormat.encode(Long.parseLong(words[1]), Integer.parseInt(words[2])));
            case "arrivals" -> {
                schedule = LoadSetting.of(Settings.EMPTY.with("load.mode", "open").with("load.arrivals", words[3])
                        .with("load.ratePerSecond", words[4]).with("load.toRatePerSecond", words[5])
                        .with("load.steps", words[6]).with("load.burst", words[7]))
                        .schedule(Long.parseLong(words[1]), Long.parseLong(words[2]));
                yield words[7];
            }
            case "moment" -> LongStream.range(0, Integer.parseInt(words[1])).map(call -> schedule.next()).boxed().toList().getLast().toString();
            case "struct" -> {
                digest.struct();
                yield "{";
            }
            case "digest" -> digest.hex();
            case "uppercase" -> {
                String upper = unicode.toUpperCase(Locale.ROOT);
                digest.put(upper);
                yield HEX.formatHex(upper.getBytes(StandardCharsets.UTF_16BE));
            }
            case "constant" -> {
                int ordinal = values.nextConstant(Integer.parseInt(words[1]));
                digest.constant(ordinal);
                yield Integer.toString(ordinal);
            }
            case "union" -> {
                int which = values.nextConstant(Integer.parseInt(words[1]));
                digest.union(which);
                yield Integer.toString(which);
            }
            case "sequence", "map", "decimal", "latin1", "unicode", "bytes" ->
                sized(words[0], Integer.parseInt(words[1]), Integer.parseInt(words[2]));
            default -> number(words[0]);
        };
    }

    private String sized(String kind, int min, int max) {
        switch (kind) {
            case "sequence" -> {
                int length = values.nextLength(min, max);
                digest.sequence(length);
                return Integer.toString(length);
            }
            case "map" -> {
                int length = values.nextLength(min, max);
                digest.map(length);
                return Integer.toString(length);
            }
            case "decimal" -> {
                BigDecimal value = values.nextDecimal(min, max);
                digest.decimal(value, max);
                return value.toPlainString();
            }
            case "latin1" -> {
                String text = values.nextLatin1(min, max);
                digest.put(text);
                return HEX.formatHex(text.getBytes(StandardCharsets.ISO_8859_1));
            }
            case "unicode" -> {
                unicode = values.nextUnicode(min, max);
                digest.put(unicode);
                return HEX.formatHex(unicode.getBytes(StandardCharsets.UTF_16BE));
            }
            default -> {
                byte[] bytes = values.nextBytes(min, max);
                digest.put(bytes);
                return HEX.formatHex(bytes);
            }
        }
    }

    private String number(String kind) {
        switch (kind) {
            case "boolean" -> {
                boolean value = values.nextBoolean();
                digest.put(value);
                return Boolean.toString(value);
            }
            case "byte" -> {
                byte value = values.nextByte();
                digest.put(value);
                return Byte.toString(value);
            }
            case "short" -> {
                short value = values.nextShort();
                digest.put(value);
                return Short.toString(value);
            }
            case "int" -> {
                int value = values.nextInt();
                digest.put(value);
                return Integer.toString(value);
            }
            case "long" -> {
                long value = values.nextLong();
                digest.put(value);
                return Long.toString(value);
            }
            case "float" -> {
                float value = values.nextFloat();
                digest.put(value);
                return HEX.toHexDigits(Float.floatToIntBits(value));
            }
            case "double" -> {
                double value = values.nextDouble();
                digest.put(value);
                return HEX.toHexDigits(Double.doubleToLongBits(value));
            }
            case "char" -> {
                char value = values.nextChar();
                digest.put(value);
                return HEX.toHexDigits(value);
            }
            case "timestamp" -> {
                long value = values.nextTimestamp();
                digest.timestamp(value);
                return Long.toString(value);
            }
            case "optional" -> {
                boolean present = values.nextBoolean();
                digest.optional(present);
                return Boolean.toString(present);
            }
            default -> throw new IllegalArgumentException("there is no kind " + kind);
        }
    }
}
