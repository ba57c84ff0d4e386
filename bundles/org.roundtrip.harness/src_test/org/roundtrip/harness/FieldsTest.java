// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

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

class FieldsTest {

    @Test
    void looksAsTheProtocolSays() {
        assertEquals("done\taddress=a b\tports=1,2", Fields.of("done").with("address", "a b").with("ports", "1,2").toString());
        assertEquals(Map.of("address", "a=b", "ports", ""), Fields.parse("done\taddress=a=b\tports=").values());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a\tb", "a\nb\r", "\\", "\\n", "\\\\t\t", "=", "\u4E00"})
    void anyValueSurvives(String value) {
        Fields line = Fields.of("done").with("v", value).with("w", "x");
        assertEquals(1, line.toString().lines().count());
        assertEquals(line, Fields.parse(line.toString()));
    }

    @Test
    void whatIsMissingOrNoNumberIsNamed() {
        Fields line = Fields.parse("measure\tcalls=x");
        assertEquals("'measure' lacks the field seconds",
                assertThrows(IllegalArgumentException.class, () -> line.text("seconds")).getMessage());
        assertThrows(IllegalArgumentException.class, () -> line.number("calls"));
        assertThrows(IllegalArgumentException.class, () -> Fields.parse("measure\tcalls"));
    }

    @Test
    void settingsSurviveTheirFile(@TempDir Path folder) throws Exception {
        Settings settings = Settings.EMPTY.with("folder", "/a=b").with("seed", -3)
                .withOptions(Map.of("text", " line one\nline two\\ "));
        settings.write(folder.resolve("s"));
        Settings read = Settings.read(folder.resolve("s"));
        assertEquals(settings, read);
        assertEquals(-3, read.number("seed"));
        assertEquals(Map.of("text", " line one\nline two\\ "), read.options());
        assertThrows(IllegalArgumentException.class, () -> read.text("port"));
        Files.write(folder.resolve("s"), List.of("nonsense"));
        assertThrows(IOException.class, () -> Settings.read(folder.resolve("s")));
    }
}
