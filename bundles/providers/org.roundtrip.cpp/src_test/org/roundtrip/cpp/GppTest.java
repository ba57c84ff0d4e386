// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cpp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roundtrip.provider.Availability;

/** What is missing to compile C++ is named, with what to install. */
@Tag("tool")
class GppTest {
    @Test
    void aMissingProgramOrHeaderIsNamed() {
        assertEquals(Availability.no("The program made-up is missing; on Debian install: g++ more"),
                Gpp.availability("g++ more", "made-up"));
        assertEquals(Availability.no("The C++ header made/up.h is missing; on Debian install: more"),
                Gpp.withHeader(Availability.yes(), "made/up.h", "more"));
        assertEquals(Availability.yes(), Gpp.withHeader(Availability.yes(), "stdio.h", "more"));
        assertEquals(Availability.no("no compiler"), Gpp.withHeader(Availability.no("no compiler"), "made/up.h", "more"));
    }
}
