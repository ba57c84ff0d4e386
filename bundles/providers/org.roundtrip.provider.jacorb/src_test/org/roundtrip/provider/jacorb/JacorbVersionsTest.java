// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.Library;

/** The version that comes with Roundtrip fetches nothing. */
class JacorbVersionsTest {
    private final JacorbProvider provider = new JacorbProvider();

    @Test
    void onlyTheOldVersionNeedsALibrary() {
        assertEquals(Libraries.NONE, provider.libraries(Map.of("version", "3.9")));
        assertEquals(List.of("org.jacorb:jacorb:2.3.1"),
                provider.libraries(Map.of("version", "2.3.1")).needed().stream().map(Library::coordinates).toList());
        assertEquals(List.of("3.9", "2.3.1"), provider.options().stream().filter(option -> option.name().equals("version"))
                .findFirst().orElseThrow().choices());
    }

    @Test
    void theVersionThatRunsIsTheChosenOne() {
        assertEquals(Optional.empty(), provider.version(Map.of("version", "3.9")), "the one that the component declares");
        assertEquals(Optional.of("2.3.1"), provider.version(Map.of("version", "2.3.1")));
    }
}
