// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProviderInfoTest {
    private static final Map<String, Object> PROPERTIES = Map.of("roundtrip.id", "x", "roundtrip.label", "X",
            "roundtrip.family", "F", "roundtrip.protocol", "P", "roundtrip.version", "1", "roundtrip.licence", "MIT",
            "service.id", 7L);

    @Test
    void isReadFromServiceProperties() {
        assertEquals(new ProviderInfo("x", "X", "F", "P", "1", "MIT", false), ProviderInfo.of(PROPERTIES));
    }

    @Test
    void theSystemOfAStudyComesAfterHowItStandsToIt() {
        Map<String, Object> with = new HashMap<>(PROPERTIES);
        with.put("roundtrip.studied", "reconstruction OpenCCM 0.8");
        assertEquals(Optional.of(new ProviderInfo.Studied(ProviderInfo.Standing.RECONSTRUCTION, "OpenCCM 0.8")), ProviderInfo.of(with).studied());
    }

    @Test
    void namesThePropertyThatIsMissing() {
        Map<String, Object> without = new HashMap<>(PROPERTIES);
        without.remove("roundtrip.licence");
        String message = assertThrows(IllegalArgumentException.class, () -> ProviderInfo.of(without)).getMessage();
        assertTrue(message.contains("roundtrip.licence"), message);
    }

    @Test
    void impossibleValuesOfOptionsAreRefused() {
        Option style = Option.choice("style", "Style", "Help.", "encoded", "literal");
        assertEquals("encoded", style.defaultValue());
        assertNull(style.objection("literal"));
        assertTrue(style.objection("other").contains("encoded, literal"));
        assertNotNull(Option.toggle("t", "T", "Help.", true).objection("yes"));
        assertFalse(Option.toggle("t", "T", "Help.", true).defaultValue().isEmpty());
    }
}
