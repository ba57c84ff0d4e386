// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.types;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.text.Texts;

/**
 * Takes fields out of types whose shapes have more parts than a payload may have. It takes optional ones first, and of
 * those the one with the fewest parts that suffices. Used by one thread, once.
 */
final class Pruning {
    /** Of all types of a payload; a file of ours may not have more. */
    private static final int MOST_TYPES = 1000;
    private static final Texts TEXTS = Texts.of(Pruning.class);
    private final Notes notes;
    /** Fields that are taken out, by the names of their types. */
    private final Map<String, Set<String>> gone = new HashMap<>();
    private final Map<String, Shape> rebuilt = new HashMap<>();

    Pruning(Notes notes) {
        this.notes = notes;
    }

    /** A field that may be taken out. @param parts how many fewer there would be then */
    private record Cut(String type, Field field, double parts) {
        boolean optional() {
            return field.shape() instanceof Shape.OptionalValue || field.shape() instanceof Shape.Sequence list && list.length().min() == 0;
        }
    }

    /** Finds what is to be taken out of a shape. All shapes must be looked at before one is rebuilt. */
    void look(Shape root) {
        for (double most = Shape.MOST_PARTS; !fits(root, most); most /= 2) {
            notes.add(TEXTS.text("prune.types", MOST_TYPES));
        }
    }

    /** @return whether there are few enough types then */
    private boolean fits(Shape root, double most) {
        while (true) {
            Sizes sizes = new Sizes(root);
            double excess = sizes.parts(root) - most;
            if (excess <= 0) {
                return sizes.types.size() <= MOST_TYPES || most < 1;
            }
            Optional<Cut> cut = best(sizes.cuts(root), excess);
            if (cut.isEmpty()) {
                return true;
            }
            gone.computeIfAbsent(cut.get().type(), none -> new HashSet<>()).add(cut.get().field().name());
            notes.add(cut.get().type() + "." + cut.get().field().name(), TEXTS.text("prune", Shape.MOST_PARTS));
        }
    }

    private static Optional<Cut> best(List<Cut> cuts, double excess) {
        Optional<Cut> enough = smallest(cuts, cut -> cut.optional() && cut.parts() >= excess);
        Optional<Cut> much = cuts.stream().filter(Cut::optional).max((a, b) -> Double.compare(a.parts(), b.parts())).filter(cut -> cut.parts() > excess / 10);
        return enough.or(() -> much).or(() -> smallest(cuts, cut -> cut.parts() >= excess))
                .or(() -> cuts.stream().max((a, b) -> Double.compare(a.parts(), b.parts())));
    }

    private static Optional<Cut> smallest(List<Cut> cuts, Predicate<Cut> which) {
        return cuts.stream().filter(which).min((a, b) -> Double.compare(a.parts(), b.parts()));
    }

    private List<Field> fields(Shape shape) {
        List<Field> all = shape instanceof Shape.Struct struct ? struct.fields() : shape instanceof Shape.Union union ? union.cases() : List.of();
        Set<String> without = NamedTypes.name(shape).map(gone::get).orElse(null);
        return without == null ? all : all.stream().filter(field -> !without.contains(field.name())).toList();
    }

    private List<Shape> parts(Shape shape) {
        return shape instanceof Shape.Struct || shape instanceof Shape.Union ? fields(shape).stream().map(Field::shape).toList() : shape.parts();
    }

    /** Returns a shape without what is taken out. */
    Shape rebuilt(Shape shape) {
        if (gone.isEmpty()) {
            return shape;
        }
        Optional<String> name = NamedTypes.name(shape);
        Shape before = name.map(rebuilt::get).orElse(null);
        if (before != null) {
            return before;
        }
        Shape now = switch (shape) {
            case Shape.Struct struct -> new Shape.Struct(struct.name(), rebuilt(fields(struct)));
            case Shape.Union union -> new Shape.Union(union.name(), rebuilt(fields(union)));
            case Shape.Sequence list -> new Shape.Sequence(rebuilt(list.element()), list.length());
            case Shape.Mapping map -> new Shape.Mapping(map.key(), rebuilt(map.value()), map.length());
            case Shape.OptionalValue optional -> new Shape.OptionalValue(rebuilt(optional.value()));
            default -> shape;
        };
        name.ifPresent(each -> rebuilt.put(each, now));
        return now;
    }

    private List<Field> rebuilt(List<Field> fields) {
        return fields.stream().map(field -> new Field(field.name(), rebuilt(field.shape()))).toList();
    }

    /** How many parts the types of one shape have. */
    private final class Sizes {
        /** Types by name, inner ones first. */
        private final Map<String, Shape> types = new LinkedHashMap<>();
        private final Map<String, Double> parts = new HashMap<>();

        Sizes(Shape root) {
            parts(root);
        }

        double parts(Shape shape) {
            Optional<String> name = NamedTypes.name(shape);
            Double known = name.map(parts::get).orElse(null);
            if (known != null) {
                return known;
            }
            double sum = 1;
            for (Shape part : Pruning.this.parts(shape)) {
                sum += parts(part);
            }
            if (name.isPresent()) {
                parts.put(name.get(), sum);
                types.put(name.get(), shape);
            }
            return sum;
        }

        /** What may be taken out. One case of a union stays. */
        List<Cut> cuts(Shape root) {
            Map<String, Double> times = new HashMap<>();
            count(root, 1, times);
            List<Shape> outerFirst = new ArrayList<>(types.values()).reversed();
            List<Cut> cuts = new ArrayList<>();
            for (Shape type : outerFirst) {
                String name = NamedTypes.name(type).orElseThrow();
                double often = times.getOrDefault(name, 0.0);
                List<Field> fields = fields(type);
                for (Field field : fields) {
                    count(field.shape(), often, times);
                    if (type instanceof Shape.Struct || fields.size() > 1) {
                        cuts.add(new Cut(name, field, often * parts(field.shape())));
                    }
                }
            }
            return cuts;
        }

        /** Adds how often the types occur to which a shape refers. */
        private void count(Shape shape, double often, Map<String, Double> times) {
            Optional<String> name = NamedTypes.name(shape);
            if (name.isPresent()) {
                times.merge(name.get(), often, Double::sum);
            } else {
                shape.parts().forEach(part -> count(part, often, times));
            }
        }
    }
}
