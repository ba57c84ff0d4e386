// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.operations;

import java.util.stream.IntStream;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.roundtrip.ui.form.BehaviourWords;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.run.draft.Kind;
import org.roundtrip.ui.run.draft.NodePath;
import org.roundtrip.ui.run.draft.OperationDraft;
import org.roundtrip.ui.run.draft.PlanDraft;
import org.roundtrip.ui.run.draft.Slot;
import org.roundtrip.ui.run.editing.PlanEditing;

/** The draft's operations as a tree of paths, with the labels of the nodes. */
final class OperationsTree extends LabelProvider implements ITreeContentProvider, IStyledLabelProvider {
    private final PlanEditing editing;

    OperationsTree(PlanEditing editing) {
        this.editing = editing;
    }

    private PlanDraft draft() {
        return editing.draft();
    }

    @Override
    public Object[] getElements(Object input) {
        return IntStream.range(0, draft().operations().size()).mapToObj(NodePath::operation).toArray();
    }

    @Override
    public Object[] getChildren(Object element) {
        NodePath path = (NodePath) element;
        return draft().has(path) ? IntStream.range(0, draft().children(path)).mapToObj(path::child).toArray()
                : new Object[0];
    }

    @Override
    public Object getParent(Object element) {
        return ((NodePath) element).parent();
    }

    @Override
    public boolean hasChildren(Object element) {
        return draft().has((NodePath) element) && draft().children((NodePath) element) > 0;
    }

    @Override
    public StyledString getStyledText(Object element) {
        NodePath path = (NodePath) element;
        if (!draft().has(path)) {
            return new StyledString();
        }
        if (path.isOperation()) {
            OperationDraft operation = draft().operations().get(path.operation());
            return new StyledString(operation.name())
                    .append("  " + BehaviourWords.word(operation.behaviour()), StyledString.QUALIFIER_STYLER);
        }
        Slot slot = draft().slot(path);
        String name = switch (slot.role()) {
            case PARAMETER, FIELD -> slot.name();
            case RESULT -> Messages.result;
            case KEY -> Messages.key;
            case ELEMENT -> Messages.element;
        };
        return new StyledString(name).append("  " + describe(slot), StyledString.QUALIFIER_STYLER);
    }

    /** A slot's shape in a few words; its texts may be invalid. */
    private static String describe(Slot slot) {
        return switch (slot.kind()) {
            case STRUCT, UNION, ENUM -> slot.kind().word() + " " + slot.type();
            case LIST -> describe(slot.parts().getFirst()) + "[" + slot.length() + "]";
            case OPTIONAL -> describe(slot.parts().getFirst()) + "?";
            case MAP -> slot.kind().word() + " " + describe(slot.parts().getFirst()) + " -> " + describe(slot.parts().getLast())
                    + "[" + slot.length() + "]";
            case STRING, UNICODE, BYTES, DECIMAL -> slot.kind().word() + " " + slot.length();
            default -> slot.kind().word();
        };
    }

    @Override
    public Image getImage(Object element) {
        NodePath path = (NodePath) element;
        if (!draft().has(path)) {
            return null;
        }
        if (editing.outcome().touches(path)) {
            return Icons.image("error");
        }
        return Icons.image(path.isOperation() ? "operation" : icon(draft().slot(path)));
    }

    private static String icon(Slot slot) {
        return switch (slot.kind()) {
            case STRING, UNICODE, CHAR -> "shape-text";
            case TIMESTAMP -> "shape-timestamp";
            case OPTIONAL -> "shape-optional";
            case MAP -> "shape-map";
            case UNION -> "shape-union";
            case BYTES -> "shape-bytes";
            case ENUM -> "shape-enum";
            case LIST -> "shape-list";
            case STRUCT -> "shape-struct";
            default -> "shape-number";
        };
    }
}
