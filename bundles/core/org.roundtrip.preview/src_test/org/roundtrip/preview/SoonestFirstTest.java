// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;

/** Who needs a compiler of programs does not keep the others waiting. */
class SoonestFirstTest {
    private static final int PROGRAM = 0, JAVA = 8;
    private final Map<ProviderInfo, Provider> providers = new HashMap<>();

    private void provider(String id, boolean floor, int java) {
        // Only its description is asked.
        providers.put(new ProviderInfo(id, id, "family", "protocol", "1", "MIT", floor, "", java, false, false, false, List.of()), null);
    }

    @Test
    void theFloorComesFirstThenThoseInJavaThenPrograms() {
        provider("axis", false, JAVA);
        provider("cpp", false, PROGRAM);
        provider("rmi", false, JAVA);
        provider("raw", true, JAVA);
        Previews previews = new Previews(new ProviderCatalogue(providers), new Dissectors(), new RoundtripHome(Path.of("unused")));
        assertEquals(List.of("raw", "rmi", "gone", "axis", "cpp"), previews.soonestFirst(List.of("cpp", "rmi", "gone", "axis", "raw")));
        assertEquals(List.of("axis", "cpp"), previews.soonestFirst(List.of("cpp", "axis")));
    }
}
