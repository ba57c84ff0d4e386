// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.roles;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.roundtrip.dissect.Dissector.AnswerTerm;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.roles.RoleTotals;
import org.roundtrip.chart.bars.RoleBars;
import org.roundtrip.chart.bars.RoleWords;
import org.roundtrip.chart.bars.StackedBar;
import org.roundtrip.ui.packets.bars.BarKind;
import org.roundtrip.ui.packets.bars.BarSubject;
import org.roundtrip.ui.packets.bars.BarsView;
import org.roundtrip.ui.packets.desk.CaptureSelection;

/**
 * The view Bytes by role. It divides the bytes on the wire of the selected message, of its call, and of the mean call,
 * and writes Gray's ratio behind the bars. For a run, whose content is known, it stands behind those of mean calls, by
 * which providers compare; for a capture from elsewhere it is the ratio to the encoded values.
 */
public final class RolesView extends BarsView<ByteRole> {
    private static final Texts TEXTS = Texts.of(RolesView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.packets.roles";

    /** Creates the view. */
    public RolesView() {
        super(new BarKind<>(new RoleWords(), RoleBars::of), false);
    }

    @Override
    protected List<StackedBar<ByteRole>> bars(OpenCapture capture, CaptureSelection selection, BooleanSupplier goOn)
            throws IOException {
        List<StackedBar<ByteRole>> bars = new ArrayList<>();
        if (selection.message() != null && selection.message() < capture.messages().size()) {
            MessageRow row = capture.messages().row(selection.message());
            bars.add(part(capture, message(row, capture.answerTerm(row.protocol())), capture.roles().ofMessage(row.number()))
                    .standingFor(BarSubject.ofMessage(row.number())));
        }
        if (selection.call() != null && selection.call() < capture.calls().size()) {
            bars.add(part(capture, callLabel(selection.call()), capture.roles().ofCall(selection.call()))
                    .standingFor(BarSubject.ofCall(selection.call())));
        }
        int calls = capture.calls().size();
        if (calls > 0) {
            RoleTotals all = capture.roles().ofCalls();
            bars.add(capture.roles().contentOfCall()
                    .map(content -> RoleBars.besideContent(TEXTS.text("meanOfFork", calls), all, calls, content))
                    .orElseGet(() -> RoleBars.besideEncoded(TEXTS.text("mean", calls), all, calls)));
        }
        return bars;
    }

    /** A message or a call. In a run the content is known as the mean over calls, whose values differ, so a single one has no ratio. */
    private static StackedBar<ByteRole> part(OpenCapture capture, String label, RoleTotals bytes) {
        return capture.roles().contentOfCall().isPresent() ? RoleBars.bar(label, bytes, 1) : RoleBars.besideEncoded(label, bytes, 1);
    }

    @Override
    protected List<StackedBar<ByteRole>> compare(List<CaptureStudy> providers) {
        return providers.stream().filter(study -> study.calls() > 0)
                .map(study -> RoleBars.besideContent(study.row().variant(), study.roles(), study.calls(), study.contentOfCall())).toList();
    }

    @Override
    protected String providersTitle(String operation) {
        return TEXTS.text("providers", operation);
    }

    private static String message(MessageRow row, AnswerTerm answer) {
        return switch (row.kind()) {
            case REQUEST -> TEXTS.text("request");
            case RESPONSE -> switch (answer) {
                case RESPONSE -> TEXTS.text("response");
                case REPLY -> TEXTS.text("reply");
                case RETURN -> TEXTS.text("returned");
            };
            default -> TEXTS.text("message");
        };
    }

    @Override
    protected String fileName() {
        return "bytes-by-role";
    }

    @Override
    protected String emptyText() {
        return TEXTS.text("empty");
    }
}
