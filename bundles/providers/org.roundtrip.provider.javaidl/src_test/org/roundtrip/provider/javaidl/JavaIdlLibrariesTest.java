// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.javaidl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.provider.Library;

/** Only the jars of the chosen version are fetched. */
class JavaIdlLibrariesTest {
    private final JavaIdlProvider provider = new JavaIdlProvider();

    @Test
    void eachVersionHasItsOwnJarsAndTheSameIdlCompiler() {
        assertEquals(List.of("idlj", "openjdk-orb", "jakarta.transaction-api"), artifacts(Map.of("version", "openjdk")));
        List<String> glassfish = artifacts(Map.of("version", "glassfish"));
        assertEquals(List.of("idlj", "glassfish-corba-orb"), glassfish.subList(0, 2));
        assertEquals(14, glassfish.size());
    }

    @Test
    void theVersionThatRunsIsTheChosenOne() {
        assertEquals(Optional.empty(), provider.version(Map.of("version", "openjdk")), "the one that the component declares");
        assertEquals(Optional.of("GlassFish 5.0.0"), provider.version(Map.of("version", "glassfish")));
    }

    private List<String> artifacts(Map<String, String> options) {
        return provider.libraries(options).needed().stream().map(Library::artifact).toList();
    }
}
