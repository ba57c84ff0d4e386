// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editing;

import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Form;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Slot;
import org.roundtrip.model.Shape;

/** Which icon stands for what, in all parts of the designer. */
public final class NodeIcons {
    /** The icon of an exception that an operation declares. */
    public static final String EXCEPTION = "shape-exception";

    private NodeIcons() {
    }

    /** Returns the name of the icon of a node, see {@link org.roundtrip.ui.theme.Icons}. */
    public static String name(Outline outline, Node node) {
        return switch (node) {
            case DrawnOperation operation -> "operation";
            case NamedType type -> name(type.kind());
            case Slot slot when slot.role() == Slot.Role.EXCEPTION -> EXCEPTION;
            case Slot slot -> switch (slot.form()) {
                case Form.Leaf leaf -> name(leaf.shape());
                case Form.Reference reference -> outline.type(slot).map(type -> name(type.kind())).orElseThrow();
                case Form.Wrapped wrapped -> name(wrapped.wrapping());
            };
        };
    }

    /** Returns the name of the icon of a kind of type. */
    public static String name(NamedType.Kind kind) {
        return switch (kind) {
            case STRUCT -> "shape-struct";
            case UNION -> "shape-union";
            case ENUM -> "shape-enum";
        };
    }

    /** Returns the name of the icon of what holds other values. */
    public static String name(Form.Wrapping wrapping) {
        return switch (wrapping) {
            case LIST -> "shape-list";
            case OPTIONAL -> "shape-optional";
            case MAP -> "shape-map";
        };
    }

    /** Returns the name of the icon of a shape. */
    public static String name(Shape shape) {
        return switch (shape) {
            case Shape.Text text -> "shape-text";
            case Shape.Bytes bytes -> "shape-bytes";
            case Shape.Primitive.CHAR -> "shape-text";
            case Shape.Primitive primitive -> "shape-number";
            case Shape.Decimal decimal -> "shape-number";
            case Shape.Timestamp timestamp -> "shape-timestamp";
            case Shape.OptionalValue optional -> name(Form.Wrapping.OPTIONAL);
            case Shape.Mapping mapping -> name(Form.Wrapping.MAP);
            case Shape.Union union -> name(NamedType.Kind.UNION);
            case Shape.Struct struct -> name(NamedType.Kind.STRUCT);
            case Shape.Enumeration enumeration -> name(NamedType.Kind.ENUM);
            case Shape.Sequence sequence -> name(Form.Wrapping.LIST);
        };
    }
}
