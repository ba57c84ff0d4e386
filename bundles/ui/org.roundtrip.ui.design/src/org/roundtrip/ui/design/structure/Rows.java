// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.structure;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.ui.design.editing.DesignEditing;

/** The rows of a design: its payload if it can have one, its operations, its types. */
final class Rows implements ITreeContentProvider {
    private final DesignEditing editing;

    Rows(DesignEditing editing) {
        this.editing = editing;
    }

    @Override
    public Object[] getElements(Object input) {
        if (!editing.design().hasPayload()) {
            return new Object[] {Row.Head.OPERATIONS, Row.Head.TYPES};
        }
        Row payload = editing.design().payload().<Row>map(slot -> new Row.Of(null, slot.id())).orElse(Row.Head.PAYLOAD);
        return new Object[] {payload, Row.Head.OPERATIONS, Row.Head.TYPES};
    }

    @Override
    public Object[] getChildren(Object element) {
        return children((Row) element).stream().map(child -> new Row.Of((Row) element, child.id())).toArray();
    }

    /** Returns the nodes below a row. */
    List<? extends Node> children(Row row) {
        return children(editing.outline(), row);
    }

    /** Returns the nodes below a row of a design. */
    static List<? extends Node> children(Outline outline, Row row) {
        return switch (row) {
            case Row.Head head -> switch (head) {
                case PAYLOAD -> List.of();
                case OPERATIONS -> outline.design().operations();
                case TYPES -> outline.design().types();
            };
            case Row.Of of -> outline.find(of.node()).<List<? extends Node>>map(outline::children).orElse(List.of());
        };
    }

    @Override
    public boolean hasChildren(Object element) {
        return !children((Row) element).isEmpty();
    }

    @Override
    public Object getParent(Object element) {
        return element instanceof Row.Of of ? of.parent() : null;
    }

    /** Returns a row of a node: below its own type or operation, where each node has one. */
    Row.Of row(int node) {
        Node owner = editing.outline().owner(node).orElse(null);
        if (owner != null) {
            return new Row.Of(row(owner.id()), node);
        }
        if (editing.design().payload().filter(slot -> slot.id() == node).isPresent()) {
            return new Row.Of(null, node);
        }
        return new Row.Of(editing.design().operations().stream().anyMatch(operation -> operation.id() == node)
                ? Row.Head.OPERATIONS : Row.Head.TYPES, node);
    }

    /**
     * Returns a row of a node. It is the nearest to where a person works; else below the payload or the first operation
     * that contains it; else that of its own type.
     *
     * @param from a row that may have gone, or null
     */
    Row.Of nearest(int node, Object from) {
        List<Row.Of> way = new ArrayList<>();
        Row up = from instanceof Row row ? row : null;
        while (way.isEmpty() && up instanceof Row.Of of) {
            if (editing.outline().find(of.node()).isPresent()) {
                way(of, node, way);
            }
            up = of.parent();
        }
        if (way.isEmpty()) {
            editing.design().payload().ifPresent(slot -> way(new Row.Of(null, slot.id()), node, way));
        }
        for (Node operation : editing.design().operations()) {
            if (way.isEmpty() && !(up instanceof Row.Head)) {
                way(new Row.Of(Row.Head.OPERATIONS, operation.id()), node, way);
            }
        }
        return way.isEmpty() ? row(node) : way.getFirst();
    }

    private boolean way(Row.Of from, int node, List<Row.Of> found) {
        if (from.node() == node) {
            found.add(from);
            return true;
        }
        for (Node child : children(from)) {
            if (way(new Row.Of(from, child.id()), node, found)) {
                return true;
            }
        }
        return false;
    }
}
