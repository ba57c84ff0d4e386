// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;

/** Which columns a person wants to see. */
final class ColumnChoice {
    private final Set<Column> hidden = EnumSet.copyOf(Column.EXTRA);
    private final Runnable changed;

    ColumnChoice(Runnable changed) {
        this.changed = changed;
    }

    List<Column> visible() {
        return Arrays.stream(Column.values()).filter(column -> !hidden.contains(column)).toList();
    }

    /** Adds an item for each column that may be hidden. */
    void fill(IMenuManager menu) {
        for (Column column : Column.values()) {
            if (!Column.FIXED.contains(column)) {
                menu.add(toggle(column));
            }
        }
    }

    private Action toggle(Column column) {
        Action toggle = new Action(column.title(), IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
                show(column, isChecked());
            }
        };
        toggle.setToolTipText(column.tip());
        toggle.setChecked(!hidden.contains(column));
        return toggle;
    }

    private void show(Column column, boolean visible) {
        if (visible ? hidden.remove(column) : hidden.add(column)) {
            changed.run();
        }
    }

    /** The choice as text, to be kept till the next start. */
    String save() {
        return hidden.stream().map(Column::name).collect(Collectors.joining(" "));
    }

    /** Takes what {@link #save} told; names that no column has are passed over. */
    void restore(String saved) {
        List<String> names = List.of(saved.split(" "));
        hidden.clear();
        Arrays.stream(Column.values()).filter(column -> names.contains(column.name()) && !Column.FIXED.contains(column))
                .forEach(hidden::add);
    }
}
