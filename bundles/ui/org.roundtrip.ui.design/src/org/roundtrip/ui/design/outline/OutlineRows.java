// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.outline;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.roundtrip.design.Design;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Slot;
import org.roundtrip.design.SlotText;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.NodeIcons;
import org.roundtrip.ui.theme.Icons;

/** Operations in their order with their signatures, then types by name with the number of their uses. A row is a node's number. */
final class OutlineRows extends LabelProvider implements ITreeContentProvider, IStyledLabelProvider {
    private static final Texts TEXTS = Texts.of(OutlineRows.class);
    private Outline outline = Outline.of(Design.empty(""));

    /** The heads, in their order. */
    private enum Group {
        OPERATIONS, TYPES
    }

    /** Shows other nodes from now on. */
    void show(Outline other) {
        outline = other;
    }

    boolean isEmpty() {
        return outline.design().types().isEmpty() && outline.design().operations().isEmpty();
    }

    private List<Integer> of(Group group) {
        return (switch (group) {
            case OPERATIONS -> outline.design().operations().stream();
            case TYPES -> outline.design().types().stream().sorted(Comparator.comparing(NamedType::name));
        }).map(Node::id).toList();
    }

    @Override
    public Object[] getElements(Object input) {
        return Stream.of(Group.values()).filter(this::hasChildren).toArray();
    }

    @Override
    public Object[] getChildren(Object row) {
        return row instanceof Group group ? of(group).toArray() : new Object[0];
    }

    @Override
    public boolean hasChildren(Object row) {
        return row instanceof Group group && !of(group).isEmpty();
    }

    @Override
    public Object getParent(Object row) {
        return node(row) instanceof DrawnOperation ? Group.OPERATIONS : row instanceof Integer ? Group.TYPES : null;
    }

    private Node node(Object row) {
        return row instanceof Integer id ? outline.find(id).orElse(null) : null;
    }

    @Override
    public StyledString getStyledText(Object row) {
        return switch (node(row)) {
            case DrawnOperation operation -> new StyledString(operation.name()).append(signature(operation),
                    StyledString.QUALIFIER_STYLER);
            case NamedType type -> new StyledString(type.name()).append("  " + TEXTS.text("type." + type.kind(),
                    type.parts().size(), outline.uses(type.id()).size()), StyledString.QUALIFIER_STYLER);
            case Slot slot -> new StyledString(slot.name());
            case null -> new StyledString(row instanceof Group group ? TEXTS.text("group." + group, of(group).size()) : "");
        };
    }

    private String signature(DrawnOperation operation) {
        String parameters = operation.parameters().stream().map(slot -> slot.name() + ": " + SlotText.of(outline, slot))
                .collect(Collectors.joining(", "));
        String exceptions = operation.exceptions().stream().map(slot -> SlotText.of(outline, slot)).collect(Collectors.joining(", "));
        return TEXTS.text("signature", parameters,
                operation.result().map(slot -> TEXTS.text("result", SlotText.of(outline, slot))).orElse(""),
                exceptions.isEmpty() ? "" : TEXTS.text("throws", exceptions));
    }

    @Override
    public Image getImage(Object row) {
        Node node = node(row);
        return node == null ? Icons.image(row == Group.OPERATIONS ? "operation" : "contract")
                : Icons.image(NodeIcons.name(outline, node));
    }
}
