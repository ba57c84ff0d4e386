// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.cli.ByteProvider;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.preview.SizePoint;
import org.roundtrip.provider.ProviderInfo;

/** Sizes fit the terminal. */
class SizesTableTest {
    private static final Map<String, List<SizePoint>> CURVES = Map.of("orb.custom",
            List.of(new SizePoint(1, 2, 75, 91, 1, 1), new SizePoint(10_000, 20_000, 20_123, 20_139, 14, 14)));
    private static final ProviderCatalogue CATALOGUE = new ProviderCatalogue(Map.of(
            new ProviderInfo("orb.custom", "Own ORB", "CORBA", "IIOP", "1", "MIT", false), new ByteProvider()));
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private void print(int columns, boolean wide) {
        SizesTable.print(CURVES, 1500, wide, new Context(CATALOGUE, null, null, null, null, null, new PrintWriter(out), new PrintWriter(err), columns, columns));
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 80})
    void aUsualTerminalGetsAllColumns(int columns) {
        print(columns, false);
        assertTrue(out.toString().startsWith("""
                Provider  Length  Request  Packets out  Response  Packets in  Content   Ratio
                Own ORB        1       75            1        91           1        2  83.0 x
                Own ORB   10,000   20,123           14    20,139          14   20,000  2.01 x
                """), out.toString());
        assertEquals("", err.toString());
    }

    /** A run on loopback counted fewer packets than this table, which did not say why. */
    @Test
    void theMtuIsNamedWithWhichPacketsAreCounted() {
        print(0, false);
        assertTrue(out.toString().contains("Content and ratio are those of request and response together."), out.toString());
        assertTrue(out.toString().contains("with an MTU of 1,500 bytes (--mtu). On loopback the MTU is 65,536,"), out.toString());
    }

    @Test
    void aNarrowOneGetsThoseThatFit() {
        print(60, false);
        assertTrue(out.toString().lines().allMatch(line -> line.length() <= 60), out.toString());
        assertTrue(err.toString().replaceAll("\\s+", " ").contains("These columns are left out: Content; "),
                err.toString());
    }

    @Test
    void allColumnsAreThereWhereTheyAreAskedFor() {
        print(60, true);
        assertTrue(out.toString().lines().findFirst().orElseThrow().endsWith("  Ratio"), out.toString());
        assertEquals("", err.toString());
    }
}
