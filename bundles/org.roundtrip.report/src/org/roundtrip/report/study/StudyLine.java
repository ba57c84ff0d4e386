// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.study;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.model.Result;
import org.roundtrip.packets.PacketKinds;
import org.roundtrip.report.Numbers;

/**
 * A figure of a paper beside what a run measured of the same payload.
 *
 * @param kinds what the run's packets are for, over all captured calls
 * @param calls how many calls were captured
 */
record StudyLine(PaperFigure paper, Result here, PacketKinds kinds, long calls) {
    /** A connection for every other call is a connection for each, some of which were open already. */
    private static final double A_CONNECTION_EACH = 0.5;
    /** What differs by less needs no reason. */
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

    /** Why the run's figures are not the paper's, as far as its packets tell. */
    List<String> reasons() {
        List<String> reasons = new ArrayList<>();
        boolean each = perCall(kinds.connections()) > A_CONNECTION_EACH;
        if (each) {
            reasons.add(Messages.text("reason.connection", Numbers.digits(perCall(kinds.opening() + kinds.closing()))));
        }
        if (kinds.mostData() > SEGMENT_OF_ETHERNET) {
            reasons.add(Messages.text("reason.unit", Numbers.count(kinds.mostData())));
        }
        double data = perCall(kinds.fromClient() + kinds.fromServer());
        if (!near(data, paper.packetsPerCall())) {
            reasons.add(Messages.text(data < paper.packetsPerCall() ? "reason.fewer" : "reason.more",
                    Numbers.digits(perCall(kinds.fromClient())), Numbers.digits(perCall(kinds.fromServer())),
                    Numbers.count(kinds.mostData()), Numbers.digits(paper.packetsPerCall())));
        }
        if (!each && perCall(kinds.acknowledgements()) > SAME) {
            reasons.add(Messages.text("reason.acknowledgements", Numbers.digits(perCall(kinds.acknowledgements()))));
        }
        if (!near(here.wireBytesPerCall(), paper.bytesPerCall())) {
            reasons.add(Messages.text("reason.bytes", Numbers.count(Math.round(here.wireBytesPerCall())),
                    Numbers.count(Math.round(here.contentBytesPerCall())),
                    Numbers.count(Math.round(paper.bytesPerCall()))));
        }
        return reasons;
    }

    private static boolean near(double one, double other) {
        return Math.abs(one - other) <= SAME * other;
    }
}
