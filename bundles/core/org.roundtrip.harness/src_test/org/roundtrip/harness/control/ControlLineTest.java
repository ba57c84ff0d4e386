// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ControlLineTest {

    @Test
    void isWrittenAsTheProtocolSays() {
        assertEquals("done\taddress=a b\tports=1,2", ControlLine.of("done").with("address", "a b").with("ports", "1,2").toString());
        assertEquals(Map.of("address", "a=b", "ports", ""), ControlLine.parse("done\taddress=a=b\tports=").values());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a\tb", "a\nb\r", "\\", "\\n", "\\\\t\t", "=", "\u4E00"})
    void anyValueIsReadBack(String value) {
        ControlLine line = ControlLine.of("done").with("v", value).with("w", "x");
        assertEquals(1, line.toString().lines().count());
        ControlLine read = ControlLine.parse(line.toString());
        assertEquals("done", read.word());
        assertEquals(line.values(), read.values());
    }

    @Test
    void missingFieldsAndBadNumbersAreNamed() {
        ControlLine line = ControlLine.parse("measure\tcalls=x");
        assertEquals("'measure' lacks the field seconds",
                assertThrows(IllegalArgumentException.class, () -> line.text("seconds")).getMessage());
        assertThrows(IllegalArgumentException.class, () -> line.number("calls"));
        assertThrows(IllegalArgumentException.class, () -> ControlLine.parse("measure\tcalls"));
    }

    @Test
    void settingsAreReadBackFromTheirFile(@TempDir Path folder) throws Exception {
        Settings settings = Settings.EMPTY.with("folder", "/a=b").with("seed", -3)
                .withOptions(Map.of("text", " line one\nline two\\ "));
        settings.write(folder.resolve("s"));
        Settings read = Settings.read(folder.resolve("s"));
        assertEquals("/a=b", read.text("folder"));
        assertEquals(-3, read.number("seed"));
        assertEquals(Map.of("text", " line one\nline two\\ "), read.options());
        assertThrows(IllegalArgumentException.class, () -> read.text("port"));
        Files.write(folder.resolve("s"), List.of("nonsense"));
        assertThrows(IOException.class, () -> Settings.read(folder.resolve("s")));
    }
}
