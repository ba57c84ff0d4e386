// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.model.Texts;

/**
 * What every design keeps to: no type contains itself, values are not nested too deeply or of too many parts, and what the model
 * asks of shapes, such as enough keys for a map.
 */
final class Limits {
    /** Levels of nesting, as in files. */
    static final int DEEPEST = 100;
    /** Parts of one shape with all references followed, as in files. */
    static final int MOST_PARTS = 10_000;
    private static final Texts TEXTS = Texts.of(Limits.class);

    /** The size of a shape. */
    private record Size(int depth, long parts) {
    }

    /** Found while sizes are computed: a type that contains itself. */
    private static final class Recursion extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient NamedType type;

        Recursion(NamedType type) {
            super(null, null, false, false);
            this.type = type;
        }
    }

    private final Map<Integer, NamedType> types = new HashMap<>();
    private final Map<Integer, Size> sizes = new HashMap<>();
    private final Set<Integer> open = new HashSet<>();

    private Limits(Design design) {
        design.types().forEach(type -> types.put(type.id(), type));
    }

    /** Returns the edit, or its refusal when the design after it breaks a limit. */
    static Edited keep(Edited edited) {
        return edited.then(done -> objection(done.design()).<Edited>map(Edited.Refused::new).orElse(done));
    }

    /** Returns what is wrong with a design in one sentence; empty when nothing is. */
    static Optional<String> objection(Design design) {
        Limits limits = new Limits(design);
        try {
            for (NamedType type : design.types()) {
                Size size = limits.size(type);
                if (size.depth > DEEPEST) {
                    return Optional.of(TEXTS.text("deep", type.name(), DEEPEST));
                }
                if (size.parts > MOST_PARTS) {
                    return Optional.of(TEXTS.text("parts", type.name(), MOST_PARTS));
                }
            }
            for (DrawnOperation operation : design.operations()) {
                for (Slot slot : operation.slots()) {
                    if (limits.size(slot).depth > DEEPEST) {
                        return Optional.of(TEXTS.text("deep", operation.name(), DEEPEST));
                    }
                }
            }
            Optional<String> deep = design.payload().filter(slot -> limits.size(slot).depth > DEEPEST)
                    .map(slot -> TEXTS.text("deep", design.name(), DEEPEST));
            if (deep.isEmpty()) {
                ToModel.check(design);
            }
            return deep;
        } catch (IllegalArgumentException wrong) {
            return Optional.of(sentence(wrong.getMessage()));
        } catch (Recursion found) {
            return Optional.of(TEXTS.text("itself", found.type.name()));
        }
    }

    private static String sentence(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
    }

    private Size size(NamedType type) {
        Size known = sizes.get(type.id());
        if (known != null) {
            return known;
        }
        if (!open.add(type.id())) {
            throw new Recursion(type);
        }
        int depth = 0;
        long parts = 1;
        for (Slot slot : type.parts()) {
            Size size = size(slot);
            depth = Math.max(depth, size.depth);
            parts = Math.min(parts + size.parts, Integer.MAX_VALUE);
        }
        open.remove(type.id());
        Size size = type.hasParts() ? new Size(depth + 1, parts) : new Size(0, 1);
        sizes.put(type.id(), size);
        return size;
    }

    private Size size(Slot slot) {
        if (slot.form() instanceof Form.Reference reference) {
            return size(types.get(reference.type()));
        }
        int depth = 0;
        long parts = 1;
        for (Slot part : slot.parts()) {
            Size size = size(part);
            depth = Math.max(depth, size.depth + 1);
            parts = Math.min(parts + size.parts, Integer.MAX_VALUE);
        }
        return new Size(depth, parts);
    }
}
