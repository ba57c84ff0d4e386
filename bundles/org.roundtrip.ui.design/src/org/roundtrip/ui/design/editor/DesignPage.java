// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editor;

import org.eclipse.swt.widgets.Composite;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.structure.StructureTree;

/** What the editor of a payload shows while there is a design. */
final class DesignPage {
    private final StructureTree tree;

    DesignPage(Composite parent, DesignEditing editing) {
        tree = new StructureTree(parent, editing);
    }

    void setFocus() {
        tree.tree().setFocus();
    }
}
