// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Names;
import org.roundtrip.model.text.Texts;

/** Gives nodes other names. A name that another node beside it has is refused, so nothing merges. */
public final class Renaming {
    private static final Texts TEXTS = Texts.of(Renaming.class);

    private Renaming() {
    }

    /** Returns the design in which a node has another name, or why it cannot have it. */
    public static Edited rename(Design design, int node, String name) {
        Optional<String> objection = objection(design, node, name);
        if (objection.isPresent()) {
            return new Edited.Refused(objection.get());
        }
        return new Edited.Done(switch (Outline.of(design).find(node).orElseThrow()) {
            case NamedType type -> design.withType(type.named(name));
            case DrawnOperation operation -> design.withOperation(operation.named(name));
            case Slot slot -> design.mapSlots(each -> each.id() == node ? each.named(name) : each);
        }, List.of(node));
    }

    /**
     * Returns the name of a type that was made for a field. It is that of the field with a capital letter, and with a
     * number when another type has it.
     */
    public static String ofField(Design design, int type, String field) {
        return FreeNames.like(Character.toUpperCase(field.charAt(0)) + field.substring(1),
                design.types().stream().filter(other -> other.id() != type).map(NamedType::name).toList());
    }

    /** Returns in one sentence why a node cannot have a name, to be shown while it is typed. It is empty when it can. */
    public static Optional<String> objection(Design design, int node, String name) {
        Outline outline = Outline.of(design);
        Node found = outline.find(node).orElse(null);
        if (found == null || found instanceof Slot slot && !slot.role().named()) {
            return Optional.of(TEXTS.text("no.name"));
        }
        if (!Names.valid(name)) {
            return Optional.of(name.isEmpty() ? TEXTS.text("name.empty") : TEXTS.text("name.invalid", name));
        }
        List<? extends Node> neighbours = switch (found) {
            case NamedType type -> design.types();
            case DrawnOperation operation -> design.operations();
            case Slot slot -> outline.children(outline.owner(node).orElseThrow());
        };
        return neighbours.stream().filter(other -> other.id() != node && other.name().equals(name)).findFirst()
                .map(other -> TEXTS.text(switch (found) {
                    case NamedType type -> "name.type";
                    case DrawnOperation operation -> "name.operation";
                    case Slot slot -> switch (slot.role()) {
                        case FIELD -> "name.field";
                        case CASE -> "name.case";
                        default -> "name.parameter";
                    };
                }, name));
    }
}
