// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.Comparator;
import java.util.Objects;
import org.roundtrip.analysis.Change;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.table.ColumnHead;

/**
 * The column that compares each row's median with that of another run. Left out while there is none. Belongs to one table,
 * on the user interface's thread.
 */
final class AgainstColumn implements NotedColumn {
    private static final Texts TEXTS = Texts.of(AgainstColumn.class);

    private Against against;

    /** Compares with another run from now on. @param other null for none. @return whether that is new */
    boolean show(Against other) {
        boolean changed = !Objects.equals(other, against);
        against = other;
        return changed;
    }

    @Override
    public String name() {
        return "AGAINST";
    }

    @Override
    public ColumnHead head() {
        return against == null ? new ColumnHead("", "", false, 0)
                : new ColumnHead(TEXTS.text("against", against.when()),
                        TEXTS.text("againstTip", against.when(), against.name()), false, 0);
    }

    @Override
    public boolean absent() {
        return against == null;
    }

    @Override
    public String text(Result row) {
        return against == null ? Numbers.NOT_MEASURED
                : against.brief(row);
    }

    @Override
    public Comparator<Result> order(boolean ascending) {
        Comparator<Double> byRatio = ascending ? Comparator.naturalOrder() : Comparator.reverseOrder();
        return Comparator.comparing(row -> against == null ? null : against.change(row).map(Change::ratio).orElse(null),
                Comparator.nullsLast(byRatio));
    }

    @Override
    public String note(Result row) {
        return against == null ? null : against.note(row);
    }
}
