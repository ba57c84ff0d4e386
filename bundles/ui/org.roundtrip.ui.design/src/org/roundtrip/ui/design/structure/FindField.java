// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.structure;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.design.Design;
import org.roundtrip.design.Node;
import org.roundtrip.design.Slot;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;

/**
 * The field that finds nodes by their text. Enter goes to the next one, Shift+Enter to the one before, Escape back to
 * the tree.
 */
final class FindField {
    private static final Texts TEXTS = Texts.of(FindField.class);
    private final DesignEditing editing;
    private final Labels labels;
    private final Text text;

    FindField(Composite parent, DesignEditing editing, Labels labels, Runnable back) {
        this.editing = editing;
        this.labels = labels;
        text = new Text(parent, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        text.setMessage(TEXTS.text("find"));
        text.addModifyListener(typed -> find(0));
        text.addListener(SWT.DefaultSelection, enter -> {
            if (enter.detail == 0) {
                find((enter.stateMask & SWT.SHIFT) != 0 ? -1 : 1);
            }
        });
        text.addListener(SWT.Traverse, key -> {
            if (key.detail == SWT.TRAVERSE_ESCAPE) {
                key.doit = false;
                back.run();
            }
        });
    }

    Text widget() {
        return text;
    }

    /** @param step 0 stays at what is selected while that has the text */
    private void find(int step) {
        String wanted = text.getText().toLowerCase(Locale.ROOT);
        editing.refuse("");
        if (wanted.isEmpty()) {
            return;
        }
        List<Integer> all = nodes(editing.design());
        int from = editing.selection().isEmpty() ? -1 : all.indexOf(editing.selection().getFirst());
        int at = from < 0 ? 0 : from + step;
        for (int i = 0; i < all.size(); i++) {
            int id = all.get(Math.floorMod(at + (step < 0 ? -i : i), all.size()));
            if (labels.plain(editing.outline().find(id).orElseThrow()).toLowerCase(Locale.ROOT).contains(wanted)) {
                editing.select(List.of(id));
                return;
            }
        }
        editing.refuse(TEXTS.text("find.none"));
    }

    /** The numbers of all nodes in the order in which they are drawn, each once. */
    private List<Integer> nodes(Design design) {
        List<Integer> nodes = new ArrayList<>();
        design.payload().ifPresent(slot -> own(slot, nodes));
        design.operations().forEach(operation -> own(operation, nodes));
        design.types().forEach(type -> own(type, nodes));
        return nodes;
    }

    private void own(Node node, List<Integer> nodes) {
        nodes.add(node.id());
        List<? extends Node> parts = switch (node) {
            case Slot slot -> slot.parts();
            default -> editing.outline().children(node);
        };
        parts.forEach(part -> own(part, nodes));
    }
}
