// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.roles;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.dissect.ByteRole;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.roles.RoleTotals;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.RoleBars;
import org.roundtrip.report.chart.RoleWords;
import org.roundtrip.report.chart.StackedBar.Group;
import org.roundtrip.report.chart.StackedBar;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.packets.bars.BarsView;
import org.roundtrip.ui.packets.desk.CaptureSelection;

/** Where the bytes on the wire go, of a message, a call, all calls, and of each provider; with Gray's ratio. */
public final class RolesView extends BarsView<ByteRole> {
    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.packets.roles";

    /** Makes the view. */
    public RolesView() {
        super(RoleBars::of, new RoleWords(), false);
    }

    @Override
    protected List<Group<ByteRole>> takeApart(OpenCapture capture, CaptureSelection selection, String operation,
            List<CaptureStudy> providers, BooleanSupplier goOn) throws IOException {
        List<StackedBar<ByteRole>> these = new ArrayList<>();
        if (selection.message() != null && selection.message() < capture.messages().size()) {
            MessageRow row = capture.messages().row(selection.message());
            these.add(bar(message(row), capture.roles().ofMessage(row.number()), 1));
        }
        if (selection.call() != null && selection.call() < capture.calls().size()) {
            these.add(bar(NLS.bind(Messages.call, Numbers.count(selection.call() + 1)),
                    capture.roles().ofCall(selection.call()), 1));
        }
        int calls = capture.calls().size();
        if (calls > 0) {
            these.add(bar(NLS.bind(Messages.mean, Numbers.count(calls)), capture.roles().ofCalls(), calls));
        }
        List<Group<ByteRole>> groups = new ArrayList<>();
        groups.add(new Group<>("", these));
        List<StackedBar<ByteRole>> compared = providers.stream().filter(facts -> facts.calls() > 0)
                .map(facts -> bar(facts.variant(), facts.roles(), facts.calls())).toList();
        if (!compared.isEmpty()) {
            groups.add(new Group<>(NLS.bind(Messages.providers, operation), compared));
        }
        return groups;
    }

    private static String message(MessageRow row) {
        return switch (row.kind()) {
            case REQUEST -> Messages.request;
            case RESPONSE -> Messages.response;
            default -> Messages.message;
        };
    }

    /** What was sent again has no role of its own: it counts as unknown, so that a bar is all that was on the wire. */
    private static StackedBar<ByteRole> bar(String label, RoleTotals totals, int calls) {
        Map<ByteRole, Double> bytes = new EnumMap<>(ByteRole.class);
        for (ByteRole role : ByteRole.values()) {
            long some = totals.bytes(role) + (role == ByteRole.UNKNOWN ? totals.sentAgain() : 0);
            if (some > 0) {
                bytes.put(role, (double) some / calls);
            }
        }
        return RoleBars.bar(label, bytes, totals.ratio().isPresent() ? totals.ratio().getAsDouble() : null);
    }

    @Override
    protected String fileName() {
        return "bytes-by-role";
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(Messages.empty, Messages.emptyHow, null);
    }
}
