// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The paths of nodes within the payload, as refusals and previews name its parts: {@code payload}, then {@code .name} for a
 * field or a case, {@code []} for the elements of a list and the values of a map, {@code [key]} for its keys, {@code ?} for
 * what may be missing. Any thread.
 */
public final class PayloadPath {
    private static final String PAYLOAD = "payload";

    private PayloadPath() {
    }

    /** Returns the first path that leads to a node, or to a value of a type; empty when the payload does not have it. */
    public static Optional<String> of(Design design, Outline outline, int node) {
        return design.payload().flatMap(slot -> find(outline, slot, PAYLOAD, node, new HashSet<>()));
    }

    private static Optional<String> find(Outline outline, Slot slot, String path, int node, Set<Integer> entered) {
        Optional<NamedType> type = outline.type(slot);
        if (slot.id() == node || type.filter(each -> each.id() == node).isPresent()) {
            return Optional.of(path);
        }
        // Below a type that was searched before, the node is not either.
        return type.isPresent() && !entered.add(type.get().id()) ? Optional.empty()
                : parts(outline, slot).stream().map(part -> find(outline, part, path + step(slot, part), node, entered))
                        .flatMap(Optional::stream).findFirst();
    }

    /** Returns the node of a path; empty when the payload has none there. */
    public static Optional<Slot> node(Design design, Outline outline, String path) {
        Optional<Slot> at = design.payload().filter(slot -> path.startsWith(PAYLOAD));
        String rest = path.substring(Math.min(path.length(), PAYLOAD.length()));
        while (at.isPresent() && !rest.isEmpty()) {
            Slot holder = at.get();
            String left = rest;
            at = parts(outline, holder).stream().filter(part -> begins(left, step(holder, part))).findFirst();
            rest = at.isEmpty() ? rest : rest.substring(step(holder, at.get()).length());
        }
        return at;
    }

    private static boolean begins(String rest, String step) {
        return rest.startsWith(step) && (rest.length() == step.length() || ".[?".indexOf(rest.charAt(step.length())) >= 0);
    }

    private static List<Slot> parts(Outline outline, Slot slot) {
        return outline.struct(slot).map(NamedType::parts).orElse(slot.parts());
    }

    private static String step(Slot holder, Slot part) {
        return switch (part.role()) {
            case KEY -> "[key]";
            case ELEMENT -> "[]";
            case VALUE -> holder.form() instanceof Form.Wrapped wrapped && wrapped.wrapping() == Form.Wrapping.OPTIONAL ? "?" : "[]";
            default -> "." + part.name();
        };
    }
}
