// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LibrariesTest {
    private static final String SUM = "0123456789abcdef".repeat(4);

    @Test
    void aListHasSetsOfLibraries() {
        Libraries libraries = Libraries.parse("""
                # Libraries of a trial
                [runtime]
                org.trial:some:1.0 12 %1$s Apache-2.0
                org.trial:native:jar:other-cpu_7:1.0 13 %1$s MIT

                [tools]
                org.trial:some:1.0 12 %1$s Apache-2.0
                org.trial:tool:exe:1.0 14 %1$s GPL-2.0-only WITH Classpath-exception-2.0
                """.formatted(SUM));
        assertEquals(List.of("org.trial:some:1.0", "org.trial:native:jar:other-cpu_7:1.0"),
                libraries.set("runtime").stream().map(Library::coordinates).toList());
        Library tool = libraries.set("tools").getLast();
        assertTrue(tool.program());
        assertEquals("tool-1.0.exe", tool.fileName());
        assertEquals("GPL-2.0-only WITH Classpath-exception-2.0", tool.licence());
        assertEquals(tool, Library.parse(tool.line()));
        assertEquals(3, libraries.needed().size(), "a library of two sets is needed once");
        assertThrows(IllegalArgumentException.class, () -> libraries.set("other"));
        assertEquals(List.of(tool), libraries.only("tools").needed().stream().filter(Library::program).toList());
        assertEquals(1, libraries.only("runtime").sets().size());
        assertThrows(IllegalArgumentException.class, () -> libraries.only("runtime", "other"));
    }

    @Test
    void aClassifierThatNamesAMachineMakesAFileForSuchMachines() {
        Library linux = Library.parse("com.trial:tool:exe:linux-x86_64:1.0 1 " + SUM + " MIT");
        assertEquals("tool-1.0-linux-x86_64.exe", linux.fileName());
        assertTrue(linux.here("Linux", "amd64"));
        assertFalse(linux.here("Linux", "aarch64"));
        assertFalse(linux.here("Windows 11", "amd64"));
        assertTrue(Library.parse("com.trial:tool:exe:osx-aarch_64:1.0 1 " + SUM + " MIT").here("Mac OS X", "aarch64"));
        assertTrue(Library.parse("com.trial:tool:exe:windows-x86_64:1.0 1 " + SUM + " MIT").here("Windows 11", "amd64"));
        assertTrue(Library.parse("com.trial:tool:jar:shaded:1.0 1 " + SUM + " MIT").here("Linux", "amd64"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"org.trial:some:1.0 12 SUM", "org.trial:some 12 SUM MIT", "org.trial:../some:1.0 12 SUM MIT",
            "org.trial:some:.. 12 SUM MIT", "org.trial:so/me:1.0 12 SUM MIT", "a:b:c:d:e:f 12 SUM MIT",
            "org.trial:some:1.0 0 SUM MIT", "org.trial:some:1.0 x SUM MIT", "org.trial:some:1.0 12 0123 MIT",
            "org.trial::1.0 12 SUM MIT", "C:\\windows:1.0 12 SUM MIT"})
    void aLineOfAnotherFormIsRefused(String line) {
        assertThrows(IllegalArgumentException.class, () -> Library.parse(line.replace("SUM", SUM)));
    }

    @Test
    void aLibraryBeforeTheFirstSetIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Libraries.parse("org.trial:some:1.0 12 " + SUM + " MIT"));
        assertThrows(IllegalArgumentException.class, () -> Libraries.read(LibrariesTest.class, "none.txt"));
    }
}
