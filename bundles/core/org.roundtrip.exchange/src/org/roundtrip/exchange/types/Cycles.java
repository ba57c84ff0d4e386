// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.types;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Chooses the members to leave out so that no type contains itself. Types that contain each other are put in the order that loses the
 * fewest values, and each member that leads back in it is cut. Values that begin elsewhere count first, then those of all types, then
 * members that always have a value. Nothing here calls itself, since sources decide how long a cycle is. Used by one thread.
 */
final class Cycles {
    /** Of more types that contain each other, only a few orders are compared. */
    private static final int MOST_COMPARED = 40;
    /** Types within types can stand for more values than there are numbers. */
    private static final double MOST_VALUES = 1e100;
    private final Map<String, List<Link>> links = new LinkedHashMap<>();
    private final Map<String, Set<String>> users = new HashMap<>();
    private final Map<String, Integer> roots = new HashMap<>();
    private final Map<String, Double> values = new HashMap<>();
    private final Map<Place, String> cuts = new HashMap<>();

    /** A member of a type, by its number from 0 on. Another name for a type has one member. */
    record Place(String key, int member) {
    }

    /** Where types a member refers to. @param may whether a value without it is one @param own how many values it is without them */
    private record Link(Place place, Set<String> to, boolean may, double own) {
    }

    /** What an order keeps. */
    private record Kept(double entered, double all, int hard, int cut) {
        boolean more(Kept other) {
            int order = Double.compare(entered, other.entered);
            order = order != 0 ? order : Double.compare(all, other.all);
            order = order != 0 ? order : Integer.compare(other.hard, hard);
            return (order != 0 ? order : Integer.compare(other.cut, cut)) > 0;
        }
    }

    private Cycles(Map<String, Declared> declared) {
        declared.values().forEach(type -> links.put(type.key(), links(type, declared.keySet())));
        links.forEach((key, all) -> all.forEach(link -> link.to.forEach(to -> users.computeIfAbsent(to, each -> new LinkedHashSet<>()).add(key))));
    }

    /**
     * Returns the members to leave out, and for each the key of the type that would contain itself.
     *
     * @param roots the types with which values begin, some more than once
     */
    static Map<Place, String> cuts(Map<String, Declared> declared, Collection<String> roots) {
        Cycles cycles = new Cycles(declared);
        roots.forEach(key -> cycles.roots.merge(key, 1, Integer::sum));
        cycles.run();
        return cycles.cuts;
    }

    private static List<Link> links(Declared type, Set<String> known) {
        List<Sketch> sketches = switch (type) {
            case Declared.Fields fields -> fields.members().stream().map(Declared.Member::type).toList();
            case Declared.Cases union -> union.cases().stream().map(Declared.Member::type).toList();
            case Declared.Constants constants -> List.of(new Sketch.Chars(Optional.empty(), Sketch.Chars.PLAIN.repertoire()));
            case Declared.Alias alias -> List.of(alias.type());
        };
        List<Link> links = new ArrayList<>();
        for (int i = 0; i < sketches.size(); i++) {
            Set<String> to = References.of(sketches.get(i)).filter(known::contains).collect(Collectors.toCollection(LinkedHashSet::new));
            links.add(new Link(new Place(type.key(), i), to, type instanceof Declared.Cases || absent(sketches.get(i)),
                    to.isEmpty() && !(sketches.get(i) instanceof Sketch.Missing) ? 1 : 0));
        }
        return links;
    }

    private static boolean absent(Sketch sketch) {
        return switch (sketch) {
            case Sketch.Near near -> absent(near.type());
            case Sketch.Items items -> true;
            case Sketch.Entries entries -> true;
            case Sketch.Maybe maybe -> true;
            default -> false;
        };
    }

    /** Counts the values of types whose parts are counted; where there are none, types contain each other. */
    private void run() {
        Map<String, Integer> missing = new HashMap<>();
        Deque<String> ready = new ArrayDeque<>();
        Set<String> open = new LinkedHashSet<>(links.keySet());
        links.forEach((key, all) -> {
            missing.put(key, (int) all.stream().flatMap(link -> link.to.stream()).distinct().count());
            if (missing.get(key) == 0) {
                ready.add(key);
            }
        });
        while (!open.isEmpty()) {
            List<String> next = ready.isEmpty() ? cut(circle(open)) : List.of(ready.remove());
            for (String key : next) {
                values.put(key, values(key));
                open.remove(key);
            }
            for (String key : next) {
                users.getOrDefault(key, Set.of()).stream().filter(open::contains)
                        .filter(user -> missing.merge(user, -1, Integer::sum) == 0).forEach(ready::add);
            }
        }
    }

    private double values(String key) {
        return Math.min(MOST_VALUES, links.get(key).stream().filter(link -> !cuts.containsKey(link.place))
                .mapToDouble(link -> link.own + link.to.stream().mapToDouble(values::get).sum()).sum());
    }

    /** Returns types of which each contains each other, and which contain no others that are open. They are in the order of the source. */
    private Set<String> circle(Set<String> open) {
        String from = open.iterator().next();
        while (true) {
            Set<String> below = reached(from, open, key -> links.get(key).stream().flatMap(link -> link.to.stream()).collect(Collectors.toSet()));
            Set<String> both = reached(from, below, key -> users.getOrDefault(key, Set.of()));
            if (both.size() == below.size()) {
                return open.stream().filter(below::contains).collect(Collectors.toCollection(LinkedHashSet::new));
            }
            from = below.stream().filter(key -> !both.contains(key)).findFirst().orElseThrow();
        }
    }

    private static Set<String> reached(String from, Set<String> within, Function<String, Set<String>> next) {
        Set<String> reached = new LinkedHashSet<>(Set.of(from));
        Deque<String> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            next.apply(open.remove()).stream().filter(within::contains).filter(reached::add).forEach(open::add);
        }
        return reached;
    }

    /** Cuts types that contain each other. @return them; what one contains comes before it */
    private List<String> cut(Set<String> circle) {
        List<String> order = best(circle);
        Map<String, Integer> places = places(order);
        for (String key : order) {
            for (Link link : links.get(key)) {
                link.to.stream().filter(to -> places.getOrDefault(to, Integer.MAX_VALUE) <= places.get(key)).findFirst()
                        .ifPresent(to -> cuts.put(link.place, to));
            }
        }
        return order.reversed();
    }

    private List<String> best(Set<String> circle) {
        List<String> best = List.copyOf(circle);
        Kept most = kept(best, circle);
        for (String start : circle.stream().limit(MOST_COMPARED).toList()) {
            List<String> order = from(start, circle);
            Kept kept = kept(order, circle);
            if (kept.more(most)) {
                best = order;
                most = kept;
            }
        }
        return circle.size() > MOST_COMPARED ? best : improved(best, most, circle);
    }

    /** Moves one type after another to where most is kept, until no move keeps more. */
    private List<String> improved(List<String> order, Kept kept, Set<String> circle) {
        List<String> best = order;
        Kept most = kept;
        for (boolean again = true; again;) {
            again = false;
            for (String key : circle) {
                for (int to = 0; to < circle.size(); to++) {
                    List<String> moved = new ArrayList<>(best);
                    moved.remove(key);
                    moved.add(to, key);
                    Kept now = kept(moved, circle);
                    if (now.more(most)) {
                        best = moved;
                        most = now;
                        again = true;
                    }
                }
            }
        }
        return best;
    }

    private Kept kept(List<String> order, Set<String> circle) {
        Map<String, Integer> places = places(order);
        Map<String, Double> known = new HashMap<>(circle.size() * 2);
        double entered = 0;
        double all = 0;
        int hard = 0;
        int cut = 0;
        for (String key : order.reversed()) {
            double sum = 0;
            for (Link link : links.get(key)) {
                if (link.to.stream().anyMatch(to -> places.getOrDefault(to, Integer.MAX_VALUE) <= places.get(key))) {
                    cut++;
                    hard += link.may ? 0 : 1;
                } else {
                    sum += link.own + link.to.stream().mapToDouble(to -> known.containsKey(to) ? known.get(to) : values.get(to)).sum();
                }
            }
            known.put(key, Math.min(sum, MOST_VALUES));
            all += known.get(key);
            entered += known.get(key) * (roots.getOrDefault(key, 0)
                    + users.getOrDefault(key, Set.of()).stream().filter(user -> !circle.contains(user)).count());
        }
        return new Kept(entered, all, hard, cut);
    }

    private static Map<String, Integer> places(List<String> order) {
        Map<String, Integer> places = new HashMap<>(order.size() * 2);
        for (int i = 0; i < order.size(); i++) {
            places.put(order.get(i), i);
        }
        return places;
    }

    /** Walks along the members from one type, and returns the type that was left last first. Then only ways back are cut. */
    private List<String> from(String start, Set<String> circle) {
        List<String> left = new ArrayList<>();
        Set<String> met = new HashSet<>(Set.of(start));
        Deque<Step> way = new ArrayDeque<>(List.of(step(start, circle)));
        while (!way.isEmpty()) {
            Step step = way.peek();
            Optional<String> next = step.next(met);
            if (next.isPresent()) {
                met.add(next.get());
                way.push(step(next.get(), circle));
            } else {
                left.add(way.pop().key);
            }
        }
        return left.reversed();
    }

    private Step step(String key, Set<String> circle) {
        return new Step(key, new ArrayDeque<>(links.get(key).stream().flatMap(link -> link.to.stream()).filter(circle::contains).toList()));
    }

    /** A type on the way. @param rest where it leads to and nobody has looked */
    private record Step(String key, Deque<String> rest) {
        Optional<String> next(Set<String> met) {
            while (!rest.isEmpty()) {
                String next = rest.remove();
                if (!met.contains(next)) {
                    return Optional.of(next);
                }
            }
            return Optional.empty();
        }
    }
}
