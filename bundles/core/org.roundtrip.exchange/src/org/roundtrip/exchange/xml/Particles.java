// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.exchange.types.Notes;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.model.text.Texts;

/** Reads sequences, choices and groups, and brings them into their simplest form. Used by one thread. */
final class Particles {
    private static final Set<String> WORDS = Set.of("element", "sequence", "choice", "all", "group", "any");
    /** Groups that contain groups; and how much is read, since a few that double could have billions. */
    private static final int DEEPEST = 100;
    private static final int MOST = 1_000_000;
    private static final Texts TEXTS = Texts.of(Particles.class);
    private final SchemaTypes types;
    private final Notes notes;
    /** Groups that are being read, which must not contain themselves. */
    private final Set<XmlElement> open = new HashSet<>();
    private int read;

    Particles(SchemaTypes types, Notes notes) {
        this.types = types;
        this.notes = notes;
    }

    /** Returns what an element of a schema directly contains, such as a complex type or the extension within one. */
    List<Particle> within(XmlElement holder, Where where) {
        List<Particle> particles = new ArrayList<>();
        for (XmlElement each : holder.children(SchemaFile.XSD)) {
            if (WORDS.contains(each.name())) {
                particle(each, where).ifPresent(particles::add);
            }
        }
        return particles;
    }

    private Optional<Particle> particle(XmlElement each, Where where) {
        long least = number(each.attribute("minOccurs"), 1);
        long most = each.has("maxOccurs") ? number(each.attribute("maxOccurs"), Particle.UNBOUNDED) : Math.max(1, least);
        if (most == 0) {
            return Optional.empty();
        }
        if (++read > MOST) {
            notes.add(TEXTS.text("particles", MOST));
            return Optional.empty();
        }
        return switch (each.name()) {
            case "element" -> types.local(each, where).map(one -> one.occurring(Math.min(least, most), most));
            case "any" -> {
                notes.add(where.name(), TEXTS.text("any.element"));
                yield Optional.empty();
            }
            case "group" -> each.has("ref") ? group(each, where).map(group -> group.occurring(Math.min(least, most), most))
                    : Optional.of(several(each, each.attribute("order").equals("choice"), least, most, where));
            default -> Optional.of(several(each, each.name().equals("choice"), least, most, where));
        };
    }

    private Particle several(XmlElement at, boolean choice, long least, long most, Where where) {
        return new Particle.Several(choice, within(at, where), Math.min(least, most), most, at, where);
    }

    private Optional<Particle> group(XmlElement reference, Where where) {
        Optional<Component> group = types.find(Component.Kind.GROUP, where.in().name(reference, reference.attribute("ref")), where.component());
        if (group.isEmpty()) {
            notes.add(where.name(), TEXTS.text("group", reference.attribute("ref")));
            return Optional.empty();
        }
        XmlElement at = group.get().element();
        if (open.size() >= DEEPEST || !open.add(at)) {
            notes.add(where.name(), TEXTS.text("group.itself", group.get().name()));
            return Optional.empty();
        }
        Where inside = new Where(group.get().in(), group.get(), group.get().name(), types.key(group.get()));
        List<Particle> parts = within(at, inside);
        open.remove(at);
        return Optional.of(new Particle.Several(false, parts, 1, 1, at, inside));
    }

    private static long number(String written, long otherwise) {
        return written.matches("\\d{1,9}") ? Long.parseLong(written) : otherwise;
    }

    /**
     * Returns a particle without what adds nothing: sequences in sequences, choices in choices, and what has one part. What is
     * optional in a choice makes the choice optional.
     */
    Particle.Several simple(Particle.Several whole) {
        List<Particle> parts = new ArrayList<>();
        boolean absent = false;
        for (Particle each : whole.parts()) {
            Particle part = single(each);
            if (part instanceof Particle.Several none && none.parts().isEmpty()) {
                absent = true;
            } else if (part instanceof Particle.Several inner && inner.choice() == whole.choice() && inner.max() == 1) {
                boolean optional = inner.min() == 0;
                absent |= optional;
                if (optional && !whole.choice()) {
                    notes.add(inner.where().name(), TEXTS.text("together"));
                }
                inner.parts().forEach(one -> parts.add(optional && !whole.choice() ? one.occurring(0, one.max()) : one));
            } else if (whole.choice()) {
                absent |= part.min() == 0;
                parts.add(part.occurring(Math.max(1, part.min()), whole.max() == Particle.UNBOUNDED ? 1 : part.max()));
            } else {
                parts.add(part);
            }
        }
        Particle.Several simple = whole.of(parts);
        return whole.choice() && absent ? (Particle.Several) simple.occurring(0, whole.max()) : simple;
    }

    private Particle single(Particle each) {
        if (!(each instanceof Particle.Several several)) {
            return each;
        }
        Particle.Several inner = simple(several);
        if (inner.parts().size() != 1) {
            return inner;
        }
        Particle only = inner.parts().getFirst().times(inner.min(), inner.max());
        return inner.group() && only instanceof Particle.Several content ? content.as(inner) : only;
    }

    /** A list of a type, of which an element may be null. */
    static Sketch element(XmlElement element, Sketch type) {
        return element.attribute("nillable").matches("true|1") && !(type instanceof Sketch.Missing) ? new Sketch.Maybe(type) : type;
    }
}
