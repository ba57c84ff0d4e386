// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.Shape;
import org.roundtrip.model.RowKey;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.packets.roles.PacketKinds;
import org.roundtrip.packets.roles.RoleTotals;

/** The paper's figures beside a run's. */
class StudyTest {
    private static final Shape.Struct DATA2 = new Shape.Struct("Data2", List.of(new Shape.Field("d1",
            Shape.Primitive.LONG)));

    private static PaperFigure figure(String provider, String payload) {
        return PaperFigure.gray2005().stream()
                .filter(figure -> figure.provider().equals(provider) && figure.payload().equals(payload)).findFirst()
                .orElseThrow();
    }

    private static Operation returning(Shape result) {
        return new Operation("any", List.of(), Optional.of(result), Behaviour.GENERATE);
    }

    private static Shape text(int least, int most) {
        return new Shape.Text(new Length(least, most), Shape.Repertoire.LATIN1);
    }

    @Test
    void thePapersSumsAreDividedByCalls() {
        assertEquals(20, PaperFigure.gray2005().size());
        assertEquals(2.01, figure("rmi", "string 64").packetsPerCall(), 1e-9);
        assertEquals(1316.1991, figure("jacorb", "Data2[4]").bytesPerCall(), 1e-9);
        assertEquals(43789.0943, figure("axis", "Data2[32]").bytesPerCall(), 1e-9);
    }

    @Test
    void aFigureFitsOperationsWithTheSameResult() {
        assertTrue(figure("rmi", "string 512").fits(returning(text(512, 512))));
        assertFalse(figure("rmi", "string 512").fits(returning(text(64, 64))));
        assertFalse(figure("rmi", "string 512").fits(returning(text(512, 600))));
        assertTrue(figure("rmi", "Data2[4]").fits(returning(new Shape.Sequence(DATA2, Length.of(4)))));
        assertFalse(figure("rmi", "Data2[4]").fits(returning(new Shape.Sequence(DATA2, Length.of(32)))));
        assertFalse(figure("rmi", "Data2[4]").fits(returning(new Shape.Sequence(text(4, 4), Length.of(4)))));
        assertFalse(figure("rmi", "string 64").fits(new Operation("ping", List.of(), Optional.empty(),
                Behaviour.NOTHING)));
    }

    private static StudyLine line(PaperFigure paper, double packets, double bytes, PacketKinds kinds) {
        Result here = new Result(ProviderChoice.of(paper.provider()), "any", paper.payload(), 1, 1000, null, null, null,
                null, null, null, null, null, null, null, 64.0, packets, bytes, 0L, null, null, null, List.of(),
                null, List.of(), null);
        return new StudyLine(paper, here, kinds, 1000, Optional.empty());
    }

    @Test
    void equalFiguresNeedNoReason() {
        PaperFigure paper = figure("rmi", "string 64");
        StudyLine line = line(paper, 2.01, 243, new PacketKinds(1000, 1000, 10, 0, 0, 0, 120));
        assertEquals(List.of(), line.reasons());
        assertEquals("2.01", line.cells().get(3));
    }

    @Test
    void aConnectionForEachCallIsAReason() {
        StudyLine line = line(figure("axis", "string 64"), 10, 2000,
                new PacketKinds(1000, 1000, 4000, 2000, 2000, 1000, 700));
        assertTrue(line.reasons().getFirst().contains("takes 4.00 packets to open and close"), line.reasons().toString());
        assertTrue(line.reasons().get(1).contains("1.00 packets of data to the server and 1.00 back"),
                line.reasons().toString());
    }

    @Test
    void differencesInBytesAreExplained() {
        CaptureStudy study = new CaptureStudy(new RowKey("axis", "any"), 1, 1000, Optional.empty(), RoleTotals.NONE, 64, 0, 0, List.of());
        StudyLine line = line(figure("axis", "string 64"), 10.1, 9000, new PacketKinds(1000, 9100, 0, 0, 0, 0, 700));
        StudyLine decoded = new StudyLine(line.paper(), line.here(), line.kinds(), 1000, Optional.of(study));
        assertEquals(line.reasons().size() + 1, decoded.reasons().size());
        assertTrue(decoded.reasons().getLast().contains("0 values"), decoded.reasons().toString());
    }

    @Test
    void packetsThatNoEthernetCarriesAreAReason() {
        StudyLine line = line(figure("rmi", "Data2[32]"), 2, 9500, new PacketKinds(1000, 1000, 0, 0, 0, 0, 8700));
        assertTrue(line.reasons().getFirst().contains("network mode wire"), line.reasons().toString());
    }
}
