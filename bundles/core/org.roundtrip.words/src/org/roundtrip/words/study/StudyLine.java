// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.packets.roles.PacketKinds;
import org.roundtrip.words.Numbers;

/**
 * A figure of a paper beside the figures of a run for the same payload.
 *
 * @param kinds the numbers of the run's packets by purpose, over all captured calls
 * @param calls how many calls were captured
 * @param study their bytes by role, when they were decoded
 */
record StudyLine(PaperFigure paper, Result here, PacketKinds kinds, long calls, Optional<CaptureStudy> study) {
    private static final Texts TEXTS = Texts.of(StudyLine.class);

    /** From this many connections a call on, each call opens one; some were open before the capture began. */
    private static final double A_CONNECTION_EACH = 0.5;
    /** Smaller differences are not explained. */
    private static final double SAME = 0.05;
    private static final double SEGMENT_OF_ETHERNET = 1460;

    double perCall(long count) {
        return (double) count / calls;
    }

    List<String> cells() {
        return List.of(Integer.toString(paper.table()), paper.technology() + " / " + here.variant(), paper.payload(),
                Numbers.digits(paper.packetsPerCall()), Numbers.digits(here.packetsPerCall()),
                Numbers.digits(perCall(kinds.fromClient())), Numbers.digits(perCall(kinds.fromServer())),
                Numbers.digits(perCall(kinds.acknowledgements())),
                Numbers.digits(perCall(kinds.opening() + kinds.closing())), Numbers.count(kinds.mostData()),
                Numbers.count(Math.round(paper.bytesPerCall())), Numbers.count(Math.round(here.wireBytesPerCall())),
                Numbers.ratio(here.wireBytesPerCall() / paper.bytesPerCall()));
    }

    /** Returns sentences on why the run's figures differ from the paper's, as far as its packets show. */
    List<String> reasons() {
        List<String> reasons = new ArrayList<>();
        boolean each = perCall(kinds.connections()) > A_CONNECTION_EACH;
        if (each) {
            reasons.add(TEXTS.text("reason.connection", Numbers.digits(perCall(kinds.opening() + kinds.closing()))));
        }
        if (kinds.mostData() > SEGMENT_OF_ETHERNET) {
            reasons.add(TEXTS.text("reason.unit", Numbers.count(kinds.mostData())));
        }
        double data = perCall(kinds.fromClient() + kinds.fromServer());
        if (!near(data, paper.packetsPerCall())) {
            reasons.add(TEXTS.text(data < paper.packetsPerCall() ? "reason.fewer" : "reason.more",
                    Numbers.digits(perCall(kinds.fromClient())), Numbers.digits(perCall(kinds.fromServer())),
                    Numbers.count(kinds.mostData()), Numbers.digits(paper.packetsPerCall())));
        }
        if (!each && perCall(kinds.acknowledgements()) > SAME) {
            reasons.add(TEXTS.text("reason.acknowledgements", Numbers.digits(perCall(kinds.acknowledgements()))));
        }
        if (!near(here.wireBytesPerCall(), paper.bytesPerCall())) {
            reasons.add(TEXTS.text("reason.bytes", Numbers.count(Math.round(here.wireBytesPerCall())),
                    Numbers.count(Math.round(here.contentBytesPerCall())),
                    Numbers.count(Math.round(paper.bytesPerCall()))));
            study.filter(decoded -> decoded.calls() > 0).map(StudyLine::roles).ifPresent(reasons::add);
        }
        return reasons;
    }

    private static String roles(CaptureStudy decoded) {
        return TEXTS.text("reason.roles", bytes(decoded, ByteRole.CONTENT),
                bytes(decoded, ByteRole.LINK_HEADER, ByteRole.IP_HEADER, ByteRole.TCP_HEADER),
                bytes(decoded, ByteRole.PROTOCOL_HEADER, ByteRole.PADDING), bytes(decoded, ByteRole.TYPE_INFORMATION));
    }

    private static String bytes(CaptureStudy decoded, ByteRole... roles) {
        return Numbers.count(Math.round(Stream.of(roles).mapToDouble(role -> decoded.roles().bytes(role)).sum()
                / decoded.calls()));
    }

    private static boolean near(double one, double other) {
        return Math.abs(one - other) <= SAME * other;
    }
}
