// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.model.Drawing;

/**
 * The paths of nodes within the payload, as refusals and previews name its parts. A path begins with {@code payload};
 * then {@code .name} is a field or a case, {@code []} the elements of a list and the values of a map, {@code [key]} its
 * keys, {@code ?} what may be missing. Any thread.
 */
public final class PayloadPath {
    private PayloadPath() {
    }

    /**
     * Returns the first path that leads to a node, or to a value of a type. It is empty when the payload does not have
     * it.
     */
    public static Optional<String> of(Design design, Outline outline, int node) {
        return all(design, outline).entrySet().stream().filter(each -> each.getValue().id() == node
                || outline.type(each.getValue()).filter(type -> type.id() == node).isPresent()).map(Map.Entry::getKey).findFirst();
    }

    /** Returns each node of the payload once, by its first path, in the order in which they are drawn. */
    public static Map<String, Slot> all(Design design, Outline outline) {
        Map<String, Slot> all = new LinkedHashMap<>();
        design.payload().ifPresent(slot -> add(outline, slot, Drawing.PAYLOAD, all, new HashSet<>()));
        return all;
    }

    /** @param entered the types whose parts have their paths already */
    private static void add(Outline outline, Slot slot, String path, Map<String, Slot> all, Set<Integer> entered) {
        all.put(path, slot);
        if (outline.type(slot).filter(type -> !entered.add(type.id())).isEmpty()) {
            parts(outline, slot).forEach(part -> add(outline, part, path + step(slot, part), all, entered));
        }
    }

    /** Returns the node of a path; empty when the payload has none there. */
    public static Optional<Slot> node(Design design, Outline outline, String path) {
        Optional<Slot> at = design.payload().filter(slot -> path.startsWith(Drawing.PAYLOAD));
        String rest = path.substring(Math.min(path.length(), Drawing.PAYLOAD.length()));
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
