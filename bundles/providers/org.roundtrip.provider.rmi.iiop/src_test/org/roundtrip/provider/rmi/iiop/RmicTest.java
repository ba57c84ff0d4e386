// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.iiop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.provider.Library;
import org.roundtrip.tests.shapes.Shapes;

/** What rmic reads and where it comes from. */
class RmicTest {
    private final RmiIiopProvider provider = new RmiIiopProvider();

    @Test
    void typesThatRmicNamesWithoutAPackageGetAnotherName() {
        Map<String, String> sources = IiopSources.of(new Contract("Util", List.of(
                Shapes.generate("text", Shapes.struct("String", "a", Primitive.INT)),
                Shapes.generate("row", Shapes.struct("Row", "a", Primitive.INT)))));
        assertTrue(sources.keySet().containsAll(List.of("payload/String_.java", "payload/Row.java", "service/Util_.java")), sources.keySet()::toString);
        assertTrue(sources.get("service/Util_.java").contains("payload.String_ text() throws java.rmi.RemoteException;"));
    }

    @Test
    void theNewerAsmStandsBeforeRmicAndEachVersionHasItsOrb() {
        List<String> openjdk = artifacts(Map.of("version", "openjdk"));
        assertEquals(List.of("asm", "rmic", "glassfish-corba-orb"), openjdk.subList(0, 3));
        assertTrue(openjdk.contains("openjdk-orb") && !openjdk.contains("idlj"), openjdk::toString);
        assertTrue(!artifacts(Map.of("version", "glassfish")).contains("openjdk-orb"));
    }

    private List<String> artifacts(Map<String, String> options) {
        return provider.libraries(options).needed().stream().map(Library::artifact).toList();
    }
}
